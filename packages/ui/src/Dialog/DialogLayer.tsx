import { useEffect, useState } from 'react';
import { createPart } from '../lazy/index.ts';
import { useEscape } from '../Popup/useEscape.ts';
import type { RadixLayerProps } from './RadixLayer.tsx';

/** Returns true once the frame of the first render has been painted. */
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

/** Prefetches the code of the layer; if that fails, opening a dialog fetches it again. */
export function fetchLayer(): void {
  radix.fetch().catch(() => undefined);
}

/**
 * Makes a box a modal dialog by means of Radix: focus trap, layering, and hiding the page from assistive
 * technology. It is mounted after the box was painted, since its effects force several style recalculations; so
 * it attaches to an existing element instead of rendering one. Its code is loaded when the page is idle or when
 * the first dialog opens; the content of the box is usable before that.
 */
export function DialogLayer(props: RadixLayerProps) {
  const { isOpen, onClose } = props;
  const isPainted = useAfterPaint();
  const layer = radix.usePart(isOpen);
  const isHere = isPainted && layer !== null;
  // Until the layer is mounted an early Escape must close this dialog rather than the one below, which already
  // handles keys.
  useEscape(onClose, isOpen && !isHere);
  return isHere && <layer.RadixLayer {...props} />;
}
