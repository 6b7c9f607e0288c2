import * as Radix from '@radix-ui/react-dialog';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type HTMLAttributes,
  type Ref,
  type RefObject,
} from 'react';

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

/** The dialog gives the focus back by itself, also where it was closed before the layer came. */
const keepFocus = (event: Event) => event.preventDefault();

export interface DialogLayerProps extends Pick<
  ComponentProps<typeof Radix.Content>,
  'onPointerDownOutside' | 'onInteractOutside'
> {
  box: Box;
  isOpen: boolean;
  /** Asked to close: Escape or a press outside. */
  onClose: () => void;
}

/**
 * What makes a box a modal dialog, from Radix: focus goes in and stays in, layers lie above each other, the
 * page is hidden. It comes after the box was painted, since its effects ask for the style of the page time and
 * again, and so it lends itself to an element that stands already instead of drawing one.
 */
export function DialogLayer({ box, isOpen, onClose, ...rest }: DialogLayerProps) {
  const isPainted = useAfterPaint();
  const isAwaited = isOpen && !isPainted;
  useEffect(() => {
    if (!isAwaited) return;
    // Who presses Escape at once means this dialog, and not the one under it, which hears keys by now.
    const closeAtOnce = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    addEventListener('keydown', closeAtOnce, { capture: true });
    return () => removeEventListener('keydown', closeAtOnce, { capture: true });
  }, [isAwaited, onClose]);
  return (
    isPainted && (
      <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
        <Radix.Content {...rest} forceMount asChild onCloseAutoFocus={keepFocus}>
          <Lend box={box} />
        </Radix.Content>
      </Radix.Root>
    )
  );
}

/** Gives what Radix would give to an element of its own to the box. */
function Lend({ box: { element, lent }, ref, style, ...props }: ComponentProps<'div'> & { box: Box }) {
  const { onKeyDown, onFocusCapture, onBlurCapture, onPointerDownCapture } = props;
  useLayoutEffect(() => {
    lent.current = { onKeyDown, onFocusCapture, onBlurCapture, onPointerDownCapture };
    return () => {
      lent.current = {};
    };
  }, [lent, onKeyDown, onFocusCapture, onBlurCapture, onPointerDownCapture]);
  useLayoutEffect(() => {
    if (element.current) element.current.style.pointerEvents = style?.pointerEvents ?? '';
  }, [element, style?.pointerEvents]);
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    ref(element.current);
    return () => void ref(null);
  }, [element, ref]);
  return null;
}
