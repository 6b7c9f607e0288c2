import Pad from 'signature_pad';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { useTexts } from '../locale/index.ts';
import * as css from './Signature.css.ts';
import { texts } from './Signature.texts.ts';

export interface SignaturePadProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Called after each stroke with the drawing as a data URL of a PNG; empty if nothing is drawn. */
  onChange: (png: string) => void;
  /** Error message, for example that the signature is missing. @defaultValue none */
  message?: string | undefined;
}

/** Maximum device pixel ratio of the drawing; a higher one makes the file larger without a visible gain. */
const MAX_PIXEL_RATIO = 2;

/** Sizes the canvas to its displayed size, which clears it. */
function fit(canvas: HTMLCanvasElement): void {
  const ratio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
  canvas.width = canvas.offsetWidth * ratio;
  canvas.height = canvas.offsetHeight * ratio;
  canvas.getContext('2d')?.scale(ratio, ratio);
}

/**
 * A field to sign in with finger, pen or mouse. Users without any of these can type their name instead, which
 * `Signature` offers.
 */
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
    // Colours of the light theme, whatever the page uses, since the picture will be displayed on white.
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
      <div className={css.footer}>
        <p id={`${id}-hint`} className={css.hint}>
          {text.padHint}
        </p>
        <span className={css.tools}>
          {/* Not disabled natively, since a button that is disabled while pressed loses the focus. */}
          <Button variant="quiet" size="small" aria-disabled={isEmpty} onClick={handleUndo}>
            {text.undo}
          </Button>
          <Button variant="quiet" size="small" aria-disabled={isEmpty} onClick={handleClear}>
            {text.clear}
          </Button>
        </span>
      </div>
      <p className={css.srOnly} role="status">
        {count !== undefined && text.strokes(count)}
      </p>
      <p id={`${id}-message`} className={css.message} role="alert">
        {message}
      </p>
    </div>
  );
}
