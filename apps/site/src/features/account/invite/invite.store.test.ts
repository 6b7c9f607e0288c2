import { expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool } from '../../../shared/testing/school.fixture.ts';
import { invite, loadInvitation, showFriends } from './invite.store.ts';
import { invitationReply, invitedPage } from '../samples.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

setUpFakeSchool({ 'account.inviteCode': () => invitationReply, 'account.inviteRecord': () => invitedPage });

test('the invitation is read without unsafe addresses or negative points', async () => {
  await loadInvitation();
  expect(invite).toMatchObject({
    codeStatus: 'ready',
    invitation: { code: 'QHTX2026', ownPoints: 50, friendPoints: 20 },
  });
  fakeSchool.answers.set('account.inviteCode', () => ({
    code: 'QHTX2026',
    url: 'javascript:alert(1)',
    rewardPoints: '-5',
  }));
  await loadInvitation();
  expect(invite.invitation).toMatchObject({ url: '', ownPoints: 0, friendPoints: 0, rulesHtml: '' });
});

test('the invited friends are shown although the invitation code failed to load', async () => {
  fakeSchool.answers.set('account.inviteCode', () => null);
  await Promise.all([loadInvitation(), showFriends(2)]);
  expect(invite).toMatchObject({
    codeStatus: 'failed',
    status: 'ready',
    total: 17,
    records: [{ name: '周**', points: 50 }, { points: 0 }],
  });
  expect(fakeSchool.calls).toContainEqual(['account.inviteRecord', { pageNo: 2, pageSize: 15 }]);
});
