import { useMemo, useRef, type HTMLAttributes, type Ref, type RefObject } from 'react';

/** Event handlers that Radix attaches to the element of a dialog; a test checks that the list is complete. */
export const forwardedHandlers = [
  'onKeyDown',
  'onFocusCapture',
  'onBlurCapture',
  'onPointerDownCapture',
] as const;

type Handlers = Pick<HTMLAttributes<HTMLElement>, (typeof forwardedHandlers)[number]>;

/** The element of a dialog, with event handlers that forward to the layer once it is mounted. */
export interface Box {
  element: RefObject<HTMLDivElement | null>;
  /** Handlers of the layer, which the element's handlers call. */
  layerHandlers: RefObject<Handlers>;
  /** Props to spread on the element. */
  props: Handlers & { ref: Ref<HTMLDivElement>; tabIndex: -1 };
}

/** Creates the box of a dialog. */
export function useBox(): Box {
  const element = useRef<HTMLDivElement>(null);
  const layerHandlers = useRef<Handlers>({});
  return useMemo(
    () => ({
      element,
      layerHandlers,
      props: {
        ref: element,
        tabIndex: -1,
        onKeyDown: (event) => layerHandlers.current.onKeyDown?.(event),
        onFocusCapture: (event) => layerHandlers.current.onFocusCapture?.(event),
        onBlurCapture: (event) => layerHandlers.current.onBlurCapture?.(event),
        onPointerDownCapture: (event) => layerHandlers.current.onPointerDownCapture?.(event),
      },
    }),
    [],
  );
}
