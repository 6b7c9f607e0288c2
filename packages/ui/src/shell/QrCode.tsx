import { useEffect, useState, type Ref } from 'react';
import { frame, picture } from './QrCode.css.ts';

export interface QrCodeProps {
  /** The element itself. */
  ref?: Ref<HTMLSpanElement> | undefined;
  /** What the code holds; at most about 2,900 bytes fit. */
  text: string;
  /** What scanning it does, for people who cannot see it. */
  label: string;
  /** Edge in px. @defaultValue 112 */
  size?: number;
}

type Drawing = { text: string; edge: number; path: string } | 'failed';

async function draw(text: string): Promise<Drawing> {
  try {
    const { encode } = await import('uqr');
    const { data, size } = encode(text, { border: 0 });
    const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
    return { text, edge: size, path: rows.join('') };
  } catch {
    return 'failed';
  }
}

/** Fetches the encoder, for a page that will show a code when there may be no line any more. */
export function prepareQrCode(): void {
  import('uqr').catch(() => undefined);
}

/**
 * Draws a QR code as one svg path, dark on white in every theme so that cameras
 * read it. The encoder loads with the first code; a text that fits no code, or an
 * encoder that does not arrive, leaves the text itself.
 */
export function QrCode({ ref, text, label, size = 112 }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let isCurrent = true;
    void draw(text).then((drawn) => isCurrent && setDrawing(drawn));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (drawing === 'failed') return <p className={frame}>{text}</p>;
  return (
    <span ref={ref} className={frame} role="img" aria-label={label}>
      <svg
        className={picture}
        width={size}
        height={size}
        viewBox={`0 0 ${drawing?.edge ?? 1} ${drawing?.edge ?? 1}`}
        aria-hidden
      >
        {drawing?.text === text && <path d={drawing.path} shapeRendering="crispEdges" />}
      </svg>
    </span>
  );
}
