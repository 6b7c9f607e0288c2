// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool, offline, refusing } from '../../shared/testing/school.fixture.ts';
import {
  bookOpenClass,
  cancelBooking,
  enterOpenClass,
  openClassDetail,
  openClassList,
  openClassWork,
  showOpenClass,
  showOpenClasses,
} from './openClass.store.ts';
import { openClassDetail as detail, openClassPage } from './samples.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));

setUpFakeSchool({
  'openClass.list': () => ({ ...openClassPage, records: [...openClassPage.records, {}] }),
  'openClass.detail': ({ openClassId }) => detail({ openClassId: String(openClassId) }),
});

test('the list sends only the filters that are set, and drops classes without an id', async () => {
  await showOpenClasses({ tab: 'upcoming', category: '3', page: 2 });
  await showOpenClasses({ tab: 'booked', category: '', page: 1 });
  expect(fakeSchool.calls.map(([, input]) => input)).toEqual([
    { state: 'upcoming', categoryId: '3', pageNo: 2, pageSize: 12 },
    { bookedFlag: 1, pageNo: 1, pageSize: 12 },
  ]);
  expect(openClassList.value).toMatchObject({ total: 6, counts: { now: 1, booked: 1 } });
  expect(openClassList.value?.records).toHaveLength(6);
});

test('a detail page never shows the previous class, and distinguishes a missing class from a failed request', async () => {
  await showOpenClass('7');
  const next = showOpenClass('8');
  expect(openClassDetail.value).toBeUndefined();
  await next;
  expect(openClassDetail.value?.openClass.id).toBe('8');
  fakeSchool.answers.set('openClass.detail', refusing('没有找到'));
  await showOpenClass('9');
  expect(openClassDetail.status).toBe('missing');
  fakeSchool.answers.set('openClass.detail', offline);
  await showOpenClass('9');
  expect(openClassDetail.status).toBe('failed');
});

test('booking and cancelling return the school’s message if refused', async () => {
  const booking = bookOpenClass('7');
  expect(openClassWork).toMatchObject({ step: 'booking', id: '7' });
  expect(await booking).toMatchObject({ isDone: true });
  expect(openClassWork.step).toBe('idle');
  fakeSchool.answers.set('openClass.cancel', refusing('已经结束'));
  expect(await cancelBooking('7')).toMatchObject({ isDone: false, message: '已经结束' });
  fakeSchool.answers.set('openClass.book', offline);
  expect(await bookOpenClass('7')).toMatchObject({ isDone: false, message: '' });
});

test('a room is entered only at a safe address', async () => {
  const at = async (roomUrl: unknown) => {
    fakeSchool.answers.set('openClass.enter', () => ({ openClassId: '7', roomUrl }));
    return enterOpenClass('7');
  };
  expect(await at('https://live.example/room/1')).toEqual({
    isDone: true,
    value: 'https://live.example/room/1',
  });
  expect(await at('/sandbox/live/1')).toEqual({
    isDone: true,
    value: expect.stringContaining('/sandbox/live/1'),
  });
  expect(await at('javascript:alert(1)')).toMatchObject({ isDone: false, message: '' });
  expect(await at(null)).toMatchObject({ isDone: false, message: '' });
  fakeSchool.answers.set('openClass.enter', refusing('还没有开播'));
  expect(await enterOpenClass('7')).toMatchObject({ isDone: false, message: '还没有开播' });
});
