import { beforeEach, expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool, offline } from '../../../shared/testing/school.fixture.ts';
import { studentOf } from '../../../shared/testing/student.samples.ts';
import { user } from '../../../shared/student/user.store.ts';
import { membership, showMembership } from './membership.store.ts';
import { memberPage } from '../samples.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

setUpFakeSchool({ 'account.memberList': () => memberPage });
beforeEach(() => {
  user.student = undefined;
});

test('the membership page shows the plans for sale and the student’s own plan', async () => {
  await showMembership();
  expect(membership).toMatchObject({
    status: 'ready',
    isMember: true,
    planId: '2',
    endsAt: memberPage.endsAt,
  });
  expect(membership.plans.map(({ name }) => name)).toEqual(['月度会员', '季度会员', '年度会员']);
});

test('malformed plans are dropped', async () => {
  fakeSchool.answers.set('account.memberList', () => ({
    levels: [null, {}, memberPage.levels[0]],
    memberFlag: '0',
  }));
  await showMembership();
  expect(membership).toMatchObject({ status: 'ready', isMember: false, planId: '', plans: [{ id: '1' }] });
});

test('the badge in the header is refreshed only when the membership has changed', async () => {
  user.student = studentOf();
  fakeSchool.answers.set('account.refreshMember', () => ({
    memberFlag: 1,
    memberIco: '/vip.svg',
    endsAt: memberPage.endsAt,
  }));
  await showMembership();
  expect(user.student).toMatchObject({ isMember: true, memberIcon: '/vip.svg' });
  await showMembership();
  expect(fakeSchool.calls.map(([id]) => id)).toEqual([
    'account.memberList',
    'account.refreshMember',
    'account.memberList',
  ]);
});

test('the membership page is shown although refreshing the badge failed', async () => {
  user.student = studentOf();
  fakeSchool.answers.set('account.refreshMember', offline);
  await showMembership();
  expect(membership.status).toBe('ready');
});

test('the membership page reports a failed request', async () => {
  fakeSchool.answers.set('account.memberList', offline);
  await showMembership();
  expect(membership.status).toBe('failed');
});
