// @vitest-environment jsdom
import * as Radix from '@radix-ui/react-dialog';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useEscape } from '../Popup/useEscape.ts';
import { DialogLayer } from './DialogLayer.tsx';
import { forwardedHandlers, useBox } from './box.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('forwardedHandlers lists every handler that Radix passes to its content', () => {
  const given = new Set<string>();
  const Element = ({ ref, ...props }: ComponentProps<'div'>) => {
    for (const name of Object.keys(props)) if (name.startsWith('on')) given.add(name);
    return <div ref={ref} />;
  };
  render(
    <Radix.Root open>
      <Radix.Content asChild aria-describedby={undefined}>
        <Element />
      </Radix.Content>
    </Radix.Root>,
  );
  expect([...given].toSorted()).toEqual(forwardedHandlers.toSorted());
});

function Layered({ onClose }: { onClose: () => void }) {
  const box = useBox();
  return (
    <>
      <button type="button">外面</button>
      <div {...box.props} data-testid="box">
        <button type="button">里面</button>
      </div>
      <DialogLayer
        box={box}
        isOpen
        onClose={onClose}
        onPointerDownOutside={() => undefined}
        onInteractOutside={() => undefined}
      />
    </>
  );
}

it('DialogLayer takes effect after the first paint, detects clicks outside and cleans up', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const onClose = vi.fn();
  const { unmount } = render(<Layered onClose={onClose} />);
  const [outside, inside] = screen.getAllByRole('button');
  const box = screen.getByTestId('box');
  expect(document.activeElement).toBe(document.body);
  await waitFor(() => expect(document.activeElement).toBe(inside));
  await waitFor(() => expect(box.style.pointerEvents).toBe('auto'));
  await waitFor(() => expect(document.body.style.pointerEvents).toBe('none'));
  await waitFor(() => expect(screen.queryByRole('button', { name: '外面' })).toBeNull());

  // Radix detects clicks outside only one task after the layer was mounted.
  await new Promise((resolve) => setTimeout(resolve));
  await user.click(inside as Element);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(outside as Element);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));

  unmount();
  expect(document.body.style.pointerEvents).toBe('');
});

it('DialogLayer handles an Escape before its first paint and stops it from reaching layers below', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const user = userEvent.setup();
  const onClose = vi.fn();
  const below = vi.fn();
  document.addEventListener('keydown', below, { capture: true });
  const { unmount } = render(<Layered onClose={onClose} />);
  await user.keyboard('a');
  expect([onClose.mock.calls.length, below.mock.calls.length]).toEqual([0, 1]);
  await user.keyboard('{Escape}');
  expect([onClose.mock.calls.length, below.mock.calls.length]).toEqual([1, 1]);
  unmount();
  await user.keyboard('{Escape}');
  expect([onClose.mock.calls.length, below.mock.calls.length]).toEqual([1, 2]);
  document.removeEventListener('keydown', below, { capture: true });
});

it('DialogLayer leaves Escape to a layer opened later, and handles the next one', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const user = userEvent.setup();
  const [closeDialog, closePopup] = [vi.fn(), vi.fn()];
  function Opened() {
    useEscape(closePopup);
    return null;
  }
  // A new callback on each render must not move the dialog above what opened later.
  const drawn = (isOpen: boolean) => (
    <>
      <Layered onClose={() => closeDialog()} />
      {isOpen && <Opened />}
    </>
  );
  const { rerender } = render(drawn(false));
  rerender(drawn(true));
  rerender(drawn(true));
  await user.keyboard('{Escape}');
  expect([closeDialog.mock.calls.length, closePopup.mock.calls.length]).toEqual([0, 1]);
  rerender(drawn(false));
  await user.keyboard('{Escape}');
  expect([closeDialog.mock.calls.length, closePopup.mock.calls.length]).toEqual([1, 1]);
});
