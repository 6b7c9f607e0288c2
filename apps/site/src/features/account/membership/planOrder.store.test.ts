import { expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool, refusing } from '../../../shared/testing/school.fixture.ts';
import { orderPlan, planOrder } from './planOrder.store.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

setUpFakeSchool({ 'account.makeMemberOrder': () => ({ orderId: '17', orderNo: '2026', payCents: 7_900 }) });

test('a plan ordered twice at once is ordered once', async () => {
  expect(await Promise.all([orderPlan({ id: '2' }), orderPlan({ id: '2' })])).toMatchObject([
    { isDone: true, value: '17' },
    { isDone: false },
  ]);
  expect(fakeSchool.calls).toHaveLength(1);
  expect(planOrder.busyId).toBe('');
});

test('a refused order returns the server’s message', async () => {
  fakeSchool.answers.set('account.makeMemberOrder', refusing('没有找到这种会员'));
  expect(await orderPlan({ id: '2' })).toMatchObject({ isDone: false, message: '没有找到这种会员' });
  expect(planOrder.busyId).toBe('');
});
