import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useLayoutEffect, type ComponentProps } from 'react';
import { keepAboveKeyboard } from './aboveKeyboard.ts';
import type { Box } from './box.ts';

/** During input method composition, as for Chinese, Escape cancels the composition and must not close the dialog. */
const ignoreWhileComposing = (event: KeyboardEvent) => event.isComposing && event.preventDefault();

/** The dialog returns the focus itself, including where it closed before the layer was mounted. */
const preventAutoFocus = (event: Event) => event.preventDefault();

export interface RadixLayerProps extends Pick<
  ComponentProps<typeof Radix.Content>,
  'onPointerDownOutside' | 'onInteractOutside'
> {
  box: Box;
  isOpen: boolean;
  /** Called on Escape or a click outside. */
  onClose: () => void;
}

/** Makes an existing box a modal dialog: focus trap, layering, and hiding the page. */
export function RadixLayer({ box, isOpen, onClose, ...rest }: RadixLayerProps) {
  useEffect(() => keepAboveKeyboard(box.element.current?.parentElement), [box]);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Content
        {...rest}
        forceMount
        asChild
        onEscapeKeyDown={ignoreWhileComposing}
        onCloseAutoFocus={preventAutoFocus}
      >
        <ForwardToBox box={box} />
      </Radix.Content>
    </Radix.Root>
  );
}

/** Passes the props that Radix gives to its own element on to the existing box. */
function ForwardToBox({
  box: { element, layerHandlers },
  ref,
  style,
  ...props
}: ComponentProps<'div'> & { box: Box }) {
  const { onKeyDown, onFocusCapture, onBlurCapture, onPointerDownCapture } = props;
  useLayoutEffect(() => {
    layerHandlers.current = { onKeyDown, onFocusCapture, onBlurCapture, onPointerDownCapture };
    return () => {
      layerHandlers.current = {};
    };
  }, [layerHandlers, onKeyDown, onFocusCapture, onBlurCapture, onPointerDownCapture]);
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
