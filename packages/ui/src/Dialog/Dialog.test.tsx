// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog, type DialogProps } from './index.ts';

afterEach(cleanup);

function Page(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        交卷
      </button>
      <Dialog
        title="还有 3 题没有作答"
        description="交卷后不能再修改。"
        actions={<button type="button">确定</button>}
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          props.onClose?.();
        }}
      >
        <label>
          留言 <input />
        </label>
      </Dialog>
    </>
  );
}

it('Dialog takes the focus, traps it and returns it on Escape', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const opener = screen.getByRole('button', { name: '交卷' });
  opener.focus();
  await user.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: '还有 3 题没有作答' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '交卷后不能再修改。',
  );
  const stops = [
    within(dialog).getByRole('textbox'),
    within(dialog).getByRole('button', { name: '确定' }),
    within(dialog).getByRole('button', { name: '关闭' }),
  ];
  await waitFor(() => expect(document.activeElement).toBe(stops[0]));
  for (const stop of [stops[1], stops[2], stops[0]]) {
    await user.tab();
    expect(document.activeElement).toBe(stop);
  }
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(stops[2]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('Dialog hides the page from screen readers while it is open', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: '交卷' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '交卷' })).toBeNull());
  await user.click(screen.getByRole('button', { name: '关闭' }));
  screen.getByRole('button', { name: '交卷' });
});

it('a dialog that is not closable ignores Escape and has no close button', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(<Page isClosable={false} onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: '交卷' }));
  screen.getByRole('dialog');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  screen.getByRole('dialog');
});

it('a dialog replaced by another returns the focus to the first one’s opener', async () => {
  const user = userEvent.setup();
  function TwoSteps() {
    const [step, setStep] = useState<'none' | 'identity' | 'waiting'>('none');
    return (
      <>
        <button type="button" onClick={() => setStep('identity')}>
          进入
        </button>
        <Dialog isOpen={step === 'identity'} onClose={() => setStep('none')} title="身份信息">
          <button type="button" onClick={() => setStep('waiting')}>
            下一步
          </button>
        </Dialog>
        <Dialog isOpen={step === 'waiting'} onClose={() => setStep('none')} title="人脸识别">
          <button type="button">已完成</button>
        </Dialog>
      </>
    );
  }
  render(<TwoSteps />);
  const opener = screen.getByRole('button', { name: '进入' });
  await user.click(opener);
  // What is below a dialog ignores clicks, and so does the dialog until the layer has registered it as the
  // topmost.
  await waitFor(() => user.click(screen.getByRole('button', { name: '下一步' })));
  screen.getByRole('dialog', { name: '人脸识别' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '已完成' })));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('with asksBeforeLoss, a dialog with typed text ignores clicks outside and asks before it closes', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const onClose = vi.fn();
  render(<Page asksBeforeLoss onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: '交卷' }));
  const dialog = screen.getByRole('dialog');
  const field = within(dialog).getByRole('textbox');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, '第 7 题');
  // Radix detects clicks outside only one task after the layer was mounted.
  await new Promise((resolve) => setTimeout(resolve));
  await user.click(dialog.parentElement as Element);
  expect(screen.getAllByRole('dialog')).toEqual([dialog]);

  await user.click(field);
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: '放弃刚才写的内容？' });
  await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
  await user.click(within(question).getByRole('button', { name: '继续填写' }));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(onClose).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: '关闭' }));
  await user.click(await screen.findByRole('button', { name: '放弃' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('Escape asks for confirmation only while typed text would be lost, and the close button never asks', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<Page />);
  const open = async () => {
    await user.click(screen.getByRole('button', { name: '交卷' }));
    const field = screen.getByRole('textbox');
    await waitFor(() => expect(document.activeElement).toBe(field));
    return field;
  };
  const field = await open();
  await user.type(field, '3087');
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.clear(field);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.type(await open(), '3087');
  await user.click(screen.getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('Dialog fits the area above a phone’s keyboard, unless the page is zoomed', async () => {
  const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', view);
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: '交卷' }));
  const field = screen.getByRole('textbox');
  const intoView = vi.fn();
  field.scrollIntoView = intoView;
  await waitFor(() => expect(document.activeElement).toBe(field));
  const scrim = screen.getByRole('dialog').parentElement;
  const insetOf = (some: Partial<typeof view>) => {
    Object.assign(view, some);
    view.dispatchEvent(new Event('resize'));
    return scrim?.style.inset;
  };
  expect(insetOf({ height: innerHeight - 300, offsetTop: 20 })).toBe('20px 0px 280px');
  expect(intoView).toHaveBeenCalledOnce();
  expect(insetOf({ scale: 2 })).toBe('');
  vi.unstubAllGlobals();
});

it('Dialog keeps its content during its closing animation', async () => {
  const drawn = (title: string) => <Dialog isOpen={title !== ''} onClose={() => undefined} title={title} />;
  const { rerender } = render(drawn('删除这条笔记？'));
  const scrim = screen.getByRole('dialog').parentElement as HTMLElement;
  scrim.getAnimations = () => [new EventTarget() as Animation];
  rerender(drawn(''));
  expect(screen.getByRole('dialog').textContent).toBe('删除这条笔记？');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a step back in the history closes a dialog, unless it is not closable', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  const { rerender } = render(<Page onClose={onClose} isClosable={false} />);
  dispatchEvent(new PopStateEvent('popstate'));
  await user.click(screen.getByRole('button', { name: '交卷' }));
  dispatchEvent(new PopStateEvent('popstate'));
  expect(onClose).not.toHaveBeenCalled();
  rerender(<Page onClose={onClose} />);
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onClose).toHaveBeenCalledOnce();
});
