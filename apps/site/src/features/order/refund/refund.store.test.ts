import { expect, test, vi } from 'vitest';
import { fakeSchool, offline, setUpFakeSchool } from '../../../shared/testing/school.fixture.ts';
import { cancelInList, showOrders } from '../orders.store.ts';
import type { RefundForm } from './refund.form.ts';
import { cancelRefund, requestRefund, showRefund } from './refund.store.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

const form: RefundForm = { itemIds: ['1'], refundReason: 'other', remark: '想换一门课' };
const answerWith = (states: readonly string[]) =>
  fakeSchool.answers.set('refund.offer', () => ({
    items: [],
    requests: states.map((state, index) => ({ requestId: String(index), state, items: [] })),
  }));

setUpFakeSchool({
  'refund.ask': offline,
  'refund.cancel': offline,
  'order.cancel': offline,
  'order.countByStatus': () => ({}),
});

test('a request or withdrawal of a refund whose reply was lost is done if the state that is read says so', async () => {
  answerWith([]);
  await showRefund('7');
  expect(await requestRefund('7', form)).toMatchObject({ isDone: false });
  answerWith(['asked']);
  expect(await requestRefund('7', form)).toMatchObject({ isDone: true });
  expect(await cancelRefund('7', '0')).toMatchObject({ isDone: false });
  answerWith(['cancelled']);
  expect(await cancelRefund('7', '0')).toMatchObject({ isDone: true });
});

test('an order cancelled in the list without a reply is done once the list no longer shows it as waiting', async () => {
  const answerOrder = (status: string) =>
    fakeSchool.answers.set('order.list', () => ({ records: [{ id: '7', status }], total: 1 }));
  answerOrder('waiting');
  await showOrders({ status: undefined, keyword: '', page: 1 });
  expect(await cancelInList('7')).toMatchObject({ isDone: false });
  answerOrder('cancelled');
  expect(await cancelInList('7')).toMatchObject({ isDone: true });
  fakeSchool.answers.set('order.list', offline);
  expect(await cancelInList('7')).toMatchObject({ isDone: false });
});
