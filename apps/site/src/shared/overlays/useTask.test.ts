// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DONE, NOT_DONE, type Result } from '../result.ts';
import { confirm } from './confirm.ts';
import { useTask } from './useTask.ts';

vi.mock('./confirm.ts');

afterEach(cleanup);

test('useTask is busy while the task runs, then passes its value on', async () => {
  const { result } = renderHook(() => useTask('没有成功'));
  const onDone = vi.fn();
  let end = (_outcome: Result<number>): void => undefined;
  const work = () => new Promise<Result<number>>((resolve) => (end = resolve));
  let running: Promise<void> | undefined;
  act(() => void (running = result.current.run(work, { onDone })));
  expect(result.current.isBusy).toBe(true);
  await act(async () => {
    end({ isDone: true, value: 3 });
    await running;
  });
  expect(result.current.isBusy).toBe(false);
  expect(onDone).toHaveBeenCalledWith(3);
});

test('useTask shows the school’s message for a refusal, else the default one, and does not continue', async () => {
  const say = vi.fn();
  const onDone = vi.fn();
  const { result } = renderHook(() => useTask('没有成功', say));
  await act(() => result.current.run(async () => ({ ...NOT_DONE, message: '已经领过了' }), { onDone }));
  await act(() => result.current.run(async () => NOT_DONE, { onDone }));
  expect(say.mock.calls).toEqual([['已经领过了'], ['没有成功']]);
  expect(onDone).not.toHaveBeenCalled();
});

test('useTask runs a task with a question only after it was confirmed', async () => {
  const { result } = renderHook(() => useTask('没有成功'));
  const work = vi.fn(async () => DONE);
  const confirmation = { title: '删除吗', confirm: '删除', cancel: '保留' };
  const confirmed = vi.mocked(confirm).mockResolvedValue(false);
  await act(() => result.current.run(work, { confirmation }));
  expect(work).not.toHaveBeenCalled();
  confirmed.mockResolvedValue(true);
  await act(() => result.current.run(work, { confirmation }));
  expect(work).toHaveBeenCalledOnce();
  expect(confirmed).toHaveBeenLastCalledWith({ ...confirmation, tone: 'danger' });
});
