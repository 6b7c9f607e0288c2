import { ApiError } from '@lectern/sdk';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool } from '../../shared/testing/school.fixture.ts';
import { choiceReply, courseCard, openedReply, studyCardReply } from './samples.ts';
import {
  checkCard,
  loadPackageCourses,
  opened,
  resetCard,
  showOpened,
  studyCard,
  redeemCard,
} from './studyCard.store.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));

const refuse =
  (message?: string, data: unknown = { field: 'code' }) =>
  () => {
    throw new ApiError(
      message === undefined
        ? { kind: 'network', endpoint: 'call' }
        : { kind: 'business', code: '0', endpoint: 'call', message, data },
    );
  };

setUpFakeSchool({
  'course.checkStudyCard': () => studyCardReply(),
  'course.createStudyCardOrder': () => openedReply.order,
  'course.studyCardReturnInfo': () => openedReply,
  'course.studyCardPackageInfo': () => ({ courses: [courseCard('9', 'Excel'), null] }),
});
beforeEach(() => {
  resetCard();
});

test('a card is checked, shown with its package’s courses, and redeemed', async () => {
  await checkCard('qhzc-7m4k');
  expect(studyCard).toMatchObject({ step: 'shown', card: { name: '职场新人学习卡' } });
  await loadPackageCourses('7');
  expect(studyCard.inside).toMatchObject({ 7: [{ commodityId: '9' }] });
  expect(await redeemCard([])).toEqual({ isDone: true, value: '31' });
  expect(fakeSchool.calls.map(([, input]) => input)).toEqual([
    { code: 'QHZC7M4K' },
    { code: 'QHZC7M4K', commodityId: '7' },
    { code: 'QHZC7M4K' },
  ]);
  expect(studyCard).toMatchObject({ step: 'empty', code: '', card: undefined });
});

test('redeeming twice at once sends the chosen course once', async () => {
  fakeSchool.answers.set('course.checkStudyCard', () => choiceReply);
  await checkCard('QHXS');
  expect(await Promise.all([redeemCard(['2']), redeemCard(['2'])])).toMatchObject([
    { isDone: true, value: '31' },
    { isDone: false },
  ]);
  expect(fakeSchool.calls.filter(([id]) => id === 'course.createStudyCardOrder')).toEqual([
    ['course.createStudyCardOrder', { code: 'QHXS', commodityIds: ['2'] }],
  ]);
});

test('a late reply to an earlier check does not replace the card', async () => {
  let answer: (reply: unknown) => void = () => undefined;
  fakeSchool.answers.set('course.checkStudyCard', () => new Promise((resolve) => (answer = resolve)));
  const slow = checkCard('SLOW');
  fakeSchool.answers.set('course.checkStudyCard', () => choiceReply);
  await checkCard('FAST');
  answer(studyCardReply());
  await slow;
  expect(studyCard.card?.name).toBe('新生礼 · 三选一');
});

test('a refusal shows the server’s message and the order that holds the course', async () => {
  fakeSchool.answers.set('course.checkStudyCard', refuse('没有找到这张学习卡'));
  await checkCard('NONE');
  expect(studyCard).toMatchObject({ step: 'empty', refusal: { message: '没有找到这张学习卡' } });
  fakeSchool.answers.set('course.checkStudyCard', () => studyCardReply());
  await checkCard('SOME');
  fakeSchool.answers.set('course.createStudyCardOrder', refuse('在一个待支付的订单里', { orderId: 8 }));
  expect(await redeemCard([])).toMatchObject({ isDone: false });
  expect(studyCard).toMatchObject({
    step: 'shown',
    refusal: { message: '在一个待支付的订单里', orderId: '8' },
  });
  fakeSchool.answers.set('course.createStudyCardOrder', refuse());
  await redeemCard([]);
  expect(studyCard.refusal).toMatchObject({ message: '', orderId: '' });
  fakeSchool.answers.set('course.studyCardPackageInfo', refuse());
  await loadPackageCourses('7');
  expect(studyCard.inside).toEqual({ 7: 'failed' });
});

test('the result of a card distinguishes a missing order from a failed request', async () => {
  await showOpened('31');
  expect(opened).toMatchObject({ status: 'ready', value: { orderNo: '20260302090000123456' } });
  fakeSchool.answers.set('course.studyCardReturnInfo', refuse('没有找到这张学习卡的订单', null));
  await showOpened('32');
  expect(opened.status).toBe('missing');
  fakeSchool.answers.set('course.studyCardReturnInfo', refuse());
  await showOpened('31');
  expect(opened.status).toBe('failed');
});
