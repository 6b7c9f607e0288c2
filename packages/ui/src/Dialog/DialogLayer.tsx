import { useEffect, useState } from 'react';
import { createPart } from '../Popup/part.ts';
import { useEscape } from '../Popup/useEscape.ts';
import type { RadixLayerProps } from './RadixLayer.tsx';

/** True once the frame in which it was drawn has been handed over. */
function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}

const radix = createPart(() => import('./RadixLayer.tsx'));

/** Fetches what a dialog that opens will need; what cannot be fetched yet is tried again by the opening. */
export function fetchLayer(): void {
  radix.fetch().catch(() => undefined);
}

/**
 * What makes a box a modal dialog, from Radix: focus goes in and stays in, layers lie above each other, the
 * page is hidden. It comes after the box was painted, since its effects ask for the style of the page time and
 * again, and so it lends itself to an element that stands already instead of drawing one. Its code comes when the
 * page is idle or the first dialog opens; what is in the box is in use without it.
 */
export function DialogLayer(props: RadixLayerProps) {
  const { isOpen, onClose } = props;
  const isPainted = useAfterPaint();
  const layer = radix.usePart(isOpen);
  const isHere = isPainted && layer !== null;
  // Who presses Escape at once means this dialog, and not the one under it, which hears keys by now.
  useEscape(onClose, isOpen && !isHere);
  return isHere && <layer.RadixLayer {...props} />;
}
