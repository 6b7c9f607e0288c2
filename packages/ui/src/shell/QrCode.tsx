import { useEffect, useState, type Ref } from 'react';
import { frame, picture } from './QrCode.css.ts';

export interface QrCodeProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement> | undefined;
  /** Content of the code; at most about 2,900 bytes. */
  text: string;
  /** Accessible name: what scanning the code does. */
  label: string;
  /** Width and height in px. @defaultValue 112 */
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

/** Prefetches the encoder, for a page that may show a code while it is offline. */
export function prepareQrCode(): void {
  import('uqr').catch(() => undefined);
}

/**
 * A QR code as one SVG path, dark on white in every theme so that cameras can read it. The encoder is loaded
 * with the first code. If a text is too long for a code, or the encoder cannot be loaded, the text itself is
 * shown.
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
