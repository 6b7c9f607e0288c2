import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useLayoutEffect, type ComponentProps } from 'react';
import { keepAboveKeyboard } from './aboveKeyboard.ts';
import type { Box } from './box.ts';

/** What is being composed of many keys, as Chinese, is what this Escape gives up. */
const leaveComposing = (event: KeyboardEvent) => event.isComposing && event.preventDefault();

/** The dialog gives the focus back by itself, also where it was closed before the layer came. */
const keepFocus = (event: Event) => event.preventDefault();

export interface RadixLayerProps extends Pick<
  ComponentProps<typeof Radix.Content>,
  'onPointerDownOutside' | 'onInteractOutside'
> {
  box: Box;
  isOpen: boolean;
  /** Asked to close: Escape or a press outside. */
  onClose: () => void;
}

/** Makes a box that stands in the page a modal dialog: its focus, its place above others, the page behind it. */
export function RadixLayer({ box, isOpen, onClose, ...rest }: RadixLayerProps) {
  useEffect(() => keepAboveKeyboard(box.element.current?.parentElement), [box]);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Content
        {...rest}
        forceMount
        asChild
        onEscapeKeyDown={leaveComposing}
        onCloseAutoFocus={keepFocus}
      >
        <Lend box={box} />
      </Radix.Content>
    </Radix.Root>
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
