// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool } from '../../../shared/testing/school.fixture.ts';
import { saveOnLeave } from './form.store.ts';
import { useDraftOnLeave } from './useDraftOnLeave.ts';

vi.mock('../../../shared/overlays/toast.ts', () => import('../../../shared/testing/school.fixture.ts'));
vi.mock('./form.store.ts', () => ({ saveOnLeave: vi.fn() }));

const values = [{ fieldId: '1', fieldCode: 'name', fieldValues: ['陆知行'] }];
const answers = new Map();
const open = (isFirstChanged: boolean) =>
  renderHook(({ isChanged }) => useDraftOnLeave(isChanged, { answers, draft: () => values }), {
    initialProps: { isChanged: isFirstChanged },
  });
const closeTab = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

setUpFakeSchool();
beforeEach(() => {
  vi.mocked(saveOnLeave).mockReset().mockResolvedValue('kept');
});
afterEach(cleanup);

test('changed answers are saved when the page is left, and closing the tab warns', async () => {
  const { rerender, unmount } = open(false);
  rerender({ isChanged: true });
  expect(closeTab()).toBe(true);
  unmount();
  expect(saveOnLeave).toHaveBeenCalledExactlyOnceWith(values, answers);
  await vi.waitFor(() => expect(fakeSchool.toasts).toEqual(['填写的内容已存为草稿']));
  expect(closeTab()).toBe(false);
});

test('unchanged answers are not saved, and closing the tab does not warn', () => {
  const { rerender, unmount } = open(true);
  rerender({ isChanged: false });
  expect(closeTab()).toBe(false);
  unmount();
  expect(saveOnLeave).not.toHaveBeenCalled();
});

test('a failed save shows a toast', async () => {
  vi.mocked(saveOnLeave).mockResolvedValue('refused');
  open(true).unmount();
  await vi.waitFor(() =>
    expect(fakeSchool.toasts).toEqual(['草稿没有保存成功，填写的内容还在，请回到报名页再保存']),
  );
});
