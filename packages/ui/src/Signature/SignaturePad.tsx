import Pad from 'signature_pad';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { useTexts } from '../locale/index.ts';
import * as css from './Signature.css.ts';
import { texts } from './Signature.texts.ts';

export interface SignaturePadProps {
  /** The element itself. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Told what is drawn after each stroke: a PNG in a data address, empty where nothing is. */
  onChange: (png: string) => void;
  /** Says what is missing. @defaultValue nothing */
  message?: string | undefined;
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

/** A field to sign in by finger, pen or mouse. Who has none of these types the name instead, as `Signature` offers. */
export function SignaturePad({ ref, onChange, message }: SignaturePadProps) {
  const text = useTexts(texts);
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad>(null);
  const tell = useRef(onChange);
  const [count, setCount] = useState<number>();
  useEffect(() => {
    tell.current = onChange;
  }, [onChange]);

  const handleStrokes = () => {
    const made = pad.current;
    if (made === null) return;
    setCount(made.toData().length);
    tell.current(made.isEmpty() ? '' : made.toDataURL('image/png'));
  };
  const handleUndo = () => {
    pad.current?.fromData(pad.current.toData().slice(0, -1));
    handleStrokes();
  };
  const handleClear = () => {
    pad.current?.clear();
    handleStrokes();
  };

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    fit(element);
    // Ink and paper of the light theme, whatever the page shows: the picture is read on white.
    const { color: penColor, backgroundColor } = getComputedStyle(element);
    const made = new Pad(element, { penColor, backgroundColor });
    pad.current = made;
    made.addEventListener('endStroke', handleStrokes);
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
      made.removeEventListener('endStroke', handleStrokes);
      pad.current = null;
    };
  }, []);

  const isEmpty = count === undefined || count === 0;
  return (
    <div ref={ref} className={css.field}>
      <div className={css.paper} data-theme="light" data-invalid={message !== undefined}>
        <canvas
          ref={canvas}
          className={css.canvas}
          role="img"
          aria-label={text.pad}
          aria-describedby={`${id}-hint ${id}-message`}
        />
      </div>
      <div className={css.under}>
        <p id={`${id}-hint`} className={css.hint}>
          {text.padHint}
        </p>
        <span className={css.tools}>
          {/* They stay pressable: one that goes off under a finger takes the focus with it. */}
          <Button variant="quiet" size="small" aria-disabled={isEmpty} onClick={handleUndo}>
            {text.undo}
          </Button>
          <Button variant="quiet" size="small" aria-disabled={isEmpty} onClick={handleClear}>
            {text.clear}
          </Button>
        </span>
      </div>
      <p className={css.spoken} role="status">
        {count !== undefined && text.strokes(count)}
      </p>
      <p id={`${id}-message`} className={css.message} role="alert">
        {message}
      </p>
    </div>
  );
}
