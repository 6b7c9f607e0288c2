import { Button } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import Pad from 'signature_pad';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { agreementTexts } from './agreement.texts.ts';
import * as css from './SignaturePad.css.ts';

/** A drawing that can be asked for. */
export interface Drawing {
  /** Gives what was drawn as a PNG in a data address; empty where nothing was. */
  read(): string;
}

export interface SignaturePadProps {
  /** Where the drawing can be asked for while the pad is there. */
  readonly drawing: RefObject<Drawing | null>;
  /** Says what is missing. */
  readonly message?: string | undefined;
}

/** More pixels than this make the picture larger, not the signature finer. */
const SHARPEST = 2;

/** Sets the canvas up for its size on the screen; what was drawn is gone by that. */
function fit(canvas: HTMLCanvasElement): void {
  const ratio = Math.min(devicePixelRatio, SHARPEST);
  canvas.width = canvas.offsetWidth * ratio;
  canvas.height = canvas.offsetHeight * ratio;
  canvas.getContext('2d')?.scale(ratio, ratio);
}

/** A field to sign in by finger, pen or mouse. Who has none of these types the name instead. */
export function SignaturePad({ drawing, message }: SignaturePadProps) {
  const texts = useTexts(agreementTexts).signing;
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad>(null);

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    fit(element);
    // Ink and paper of the light theme, whatever the page shows: the picture is read on white.
    const { color: penColor, backgroundColor } = getComputedStyle(element);
    const made = new Pad(element, { penColor, backgroundColor });
    pad.current = made;
    drawing.current = { read: () => (made.isEmpty() ? '' : made.toDataURL('image/png')) };
    let width = element.offsetWidth;
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth === width) return;
      width = element.offsetWidth;
      const strokes = made.toData();
      fit(element);
      made.fromData(strokes);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      made.off();
      drawing.current = null;
    };
  }, [drawing]);

  return (
    <div className={css.field}>
      <div className={css.paper} data-theme="light" data-invalid={message !== undefined}>
        <canvas
          ref={canvas}
          className={css.canvas}
          role="img"
          aria-label={texts.pad}
          aria-describedby={`${id}-hint ${id}-message`}
        />
      </div>
      <div className={css.under}>
        <p id={`${id}-hint`} className={css.hint}>
          {texts.padHint}
        </p>
        <Button variant="quiet" size="small" onClick={() => pad.current?.clear()}>
          {texts.padClear}
        </Button>
      </div>
      <p id={`${id}-message`} className={css.message} role="alert">
        {message}
      </p>
    </div>
  );
}
