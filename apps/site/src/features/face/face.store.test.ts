// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import * as face from '@lectern/sdk/endpoints/face';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replacePorts } from '../../shared/ports.ts';

const request = vi.hoisted(() => vi.fn());
vi.mock('../../shared/client/client.ts', async () => {
  const { decoding } = await import('../../shared/testing/school.fixture.ts');
  return { request: decoding(request) };
});
const { correct, faceState, loadResult, hideQuestion, runFaceCheck, submitIdentity } =
  await import('./face.store.ts');
const { FaceCheck } = await import('./FaceCheck.tsx');
const { navigate } = await import('../../shared/routes/hashLocation.ts');
const { signalTabs } = await import('../../shared/tabSignal.ts');

const LESSON = { classTypeId: '1', lessonId: '2' };
/** The stored identity of the student. */
let papers: object = {};
/** The outcome of the recognition: 0 while it is in progress. */
let status = 0;
let calledIds: string[] = [];
let restore: () => void;

beforeEach(() => {
  status = 0;
  papers = { name: '林晓', identityTypeCode: 'ID_IDCARD', identityId: '110***002X', verifiedFlag: 0 };
  calledIds = [];
  restore = replacePorts({ open: () => true });
  request.mockImplementation(async ({ id }: { id: string }) => {
    calledIds.push(id);
    if (id === face.lessonStatus.id) return { status: 1 };
    if (id === face.personalData.id) return papers;
    if (id === face.lessonVerifyUrl.id) return { orderNo: `o${calledIds.length}`, url: '/sandbox/face/o' };
    if (id === face.lessonResult.id) return { status };
    return null;
  });
});
afterEach(() => restore());

/** Starts a check whose recognition is open in another tab. */
async function recognising(): Promise<{ readonly result: Promise<string | undefined> }> {
  const result = runFaceCheck(LESSON);
  await vi.waitFor(() => expect(faceState.machine.step).toBe('recognising'));
  return { result };
}

it('a passed recognition is noticed when the student returns to the tab', async () => {
  const { result } = await recognising();
  status = 1;
  dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(faceState.machine.step).toBe('passed'));
  expect(await result).toMatch(/^o\d+$/);
});

it('a face check is cancelled when its page is left, even while its dialog is hidden', async () => {
  const { unmount } = render(createElement(FaceCheck));
  const { result } = await recognising();
  hideQuestion();
  act(() => navigate('/personal/order'));
  expect(await result).toBeUndefined();
  unmount();
});

it('the end of a recognition is noticed through the signal of its tab', async () => {
  await recognising();
  status = 2;
  signalTabs('face');
  await vi.waitFor(() => expect(faceState.machine.step).toBe('confirming'));
});

it('the result is polled every few seconds if no event arrives', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await recognising();
    status = 1;
    await vi.advanceTimersByTimeAsync(8000);
    await vi.waitFor(() => expect(faceState.machine.step).toBe('passed'));
  } finally {
    vi.useRealTimers();
  }
});

it('a check hidden by 还没有 continues, asks again on return and is not started twice', async () => {
  const { result: first } = await recognising();
  hideQuestion();
  expect(faceState).toMatchObject({ isAside: true, machine: { step: 'recognising' } });
  const again = runFaceCheck(LESSON);
  expect(again).toBe(first);
  expect(faceState.isAside).toBe(false);
  hideQuestion();
  dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(faceState.isAside).toBe(false));
  expect(faceState.machine.step).toBe('recognising');
  expect(calledIds.filter((id) => id === face.lessonVerifyUrl.id)).toHaveLength(1);
  status = 1;
  await loadResult();
  expect(await first).toBe(faceState.machine.orderNo);
});

it('the number on file is prefilled only for an ID card', async () => {
  await recognising();
  expect(faceState.identityId).toBe('110***002X');
  status = 2;
  await loadResult();
  papers = { ...papers, identityTypeCode: 'ID_PASSPORT', identityId: 'E12***78' };
  await recognising();
  expect(faceState).toMatchObject({ name: '林晓', identityId: '' });
});

it('a mistyped number can be corrected after a failed recognition', async () => {
  const { result: check } = await recognising();
  status = 2;
  await loadResult();
  expect(faceState).toMatchObject({ isVerified: false, machine: { step: 'confirming' } });
  correct();
  expect(faceState.machine.step).toBe('identity');
  await submitIdentity({ name: '林晓', identityTypeCode: 'ID_IDCARD', identityId: '11010519491231002X' });
  expect(faceState.machine.step).toBe('recognising');
  status = 1;
  await loadResult();
  expect(await check).toBe(faceState.machine.orderNo);
});
