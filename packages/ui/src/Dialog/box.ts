import { useMemo, useRef, type HTMLAttributes, type Ref, type RefObject } from 'react';

/** What Radix listens to on the element of a dialog; a test sees that it is all of it. */
export const heard = ['onKeyDown', 'onFocusCapture', 'onBlurCapture', 'onPointerDownCapture'] as const;

type Handlers = Pick<HTMLAttributes<HTMLElement>, (typeof heard)[number]>;

/** The element of a dialog, and what of it is listened to as soon as the layer is there. */
export interface Box {
  element: RefObject<HTMLDivElement | null>;
  /** What the layer hears through. */
  lent: RefObject<Handlers>;
  /** To be spread on the element. */
  props: Handlers & { ref: Ref<HTMLDivElement>; tabIndex: -1 };
}

/** Makes the box of a dialog. */
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
