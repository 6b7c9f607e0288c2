import { useMemo, useRef, type HTMLAttributes, type Ref, type RefObject } from 'react';

/** Event handlers that Radix attaches to the element of a dialog; a test checks that the list is complete. */
export const heard = ['onKeyDown', 'onFocusCapture', 'onBlurCapture', 'onPointerDownCapture'] as const;

type Handlers = Pick<HTMLAttributes<HTMLElement>, (typeof heard)[number]>;

/** The element of a dialog, with event handlers that forward to the layer once it is mounted. */
export interface Box {
  element: RefObject<HTMLDivElement | null>;
  /** Handlers of the layer, which the element's handlers call. */
  lent: RefObject<Handlers>;
  /** Props to spread on the element. */
  props: Handlers & { ref: Ref<HTMLDivElement>; tabIndex: -1 };
}

/** Creates the box of a dialog. */
export function useBox(): Box {
  const element = useRef<HTMLDivElement>(null);
  const lent = useRef<Handlers>({});
  return useMemo(
    () => ({
      element,
      lent,
      props: {
        ref: element,
        tabIndex: -1,
        onKeyDown: (event) => lent.current.onKeyDown?.(event),
        onFocusCapture: (event) => lent.current.onFocusCapture?.(event),
        onBlurCapture: (event) => lent.current.onBlurCapture?.(event),
        onPointerDownCapture: (event) => lent.current.onPointerDownCapture?.(event),
      },
    }),
    [],
  );
}
