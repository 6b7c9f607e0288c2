import * as account from '@lectern/sdk/endpoints/account';
import * as login from '@lectern/sdk/endpoints/login';
import { arrayContains, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../../test/openTestApp.ts';
import { encrypted, sentCode } from '../../../../test/logIn.ts';
import { eraseStudent } from '../../ownData/index.ts';
import { companies } from '../../../platform/database/tables/companies.tables.ts';
import { type User, users } from '../../../platform/database/tables/users.tables.ts';
import { invitations } from '../account.tables.ts';
import { inviterOf, REWARDED_PER_DAY } from './invite.repo.ts';
import { bookInvitation } from './invite.service.ts';
import { sumPoints } from '../points/points.repo.ts';

const app = await openTestApp({ seed: true });
const { db } = app.parts.connection;

let numbers = 0;
async function register(inviteCode: string | undefined) {
  numbers += 1;
  const mobile = `1370001${String(numbers).padStart(4, '0')}`;
  const input = {
    mobile,
    username: `friend_${numbers}`,
    smsCode: await sentCode(app, mobile),
    password: await encrypted(app, 'Long enough 10'),
  };
  return await app.body(login.register, { ...input, ...(inviteCode !== undefined && { inviteCode }) });
}

async function inviter(username = 'newcomer') {
  const user = await app.userNamed(username);
  const token = await app.tokenOf(user);
  return {
    user,
    token,
    invitation: (await app.data(account.inviteCode, {}, { token })) as account.InviteCode,
  };
}

const pointsOf = async (userId: string): Promise<number> => (await sumPoints(db, userId)).remaining;
const recordOf = (token: string, input: account.InviteRecordIn = {}) =>
  app.data(account.inviteRecord, input, { token });

test('a student gets the same invite code from three simultaneous requests', async () => {
  const token = await app.tokenOf(await app.userNamed('returner'));
  const replies = await Promise.all([1, 2, 3].map(() => app.data(account.inviteCode, {}, { token })));
  expect(new Set(replies.map(({ code }) => code)).size).toBe(1);
  expect(replies[0]).toMatchObject({
    url: `http://localhost/#/join/register?inviteCode=${replies[0].code}`,
    rewardPoints: 50,
    friendPoints: 20,
  });
});

test('a friend who registers earns both students points once, and is listed under a masked name', async () => {
  const { user, token, invitation } = await inviter();
  const before = await pointsOf(user.id);
  const { data } = await register(` ${invitation.code.toLowerCase()} `);
  expect([(await pointsOf(user.id)) - before, await pointsOf(data.userId)]).toEqual([50, 20]);
  await db.update(users).set({ name: '周雨桐' }).where(eq(users.id, data.userId));
  expect(await recordOf(token)).toEqual({
    total: 1,
    records: [{ nickName: '周**', joinedAt: app.clock.now().toISOString(), rewardPoints: 50 }],
  });
  expect(await recordOf(await app.tokenOf(await app.userNamed('emma')))).toEqual({ total: 0, records: [] });
  expect(await recordOf(token, { pageNo: 2, pageSize: 1 })).toEqual({ total: 1, records: [] });
});

test('a friend without a verified mobile is listed, but earns no points', async () => {
  const { user, token } = await inviter('student');
  const before = await pointsOf(user.id);
  const [friend] = await db
    .insert(users)
    .values({ companyId: user.companyId, username: 'named_alone', createdAt: app.clock.now() })
    .returning();
  await db.transaction((tx) => bookInvitation(tx, user.id, friend!, { inviter: 50, friend: 20 }));
  expect([(await pointsOf(user.id)) - before, await pointsOf(friend!.id)]).toEqual([0, 0]);
  expect((await recordOf(token)).records[0]).toMatchObject({ rewardPoints: 0 });
});

test('a friend who registers again with the same mobile after erasure is listed, but earns no points', async () => {
  const { user, token, invitation } = await inviter();
  const { data: first } = await register(invitation.code);
  const before = await pointsOf(user.id);
  await db.transaction((tx) => eraseStudent(tx, app.clock, first.userId));
  numbers -= 1;
  app.clock.advance(60_000);
  const { data: second } = await register(invitation.code);
  expect([await pointsOf(user.id), await pointsOf(second.userId)]).toEqual([before, 0]);
  expect((await recordOf(token)).records[0]).toMatchObject({ rewardPoints: 0 });
});

test('an invite code is optional, rejected when unknown, and void at another company', async () => {
  const { invitation } = await inviter();
  const { data } = await register(undefined);
  expect(await pointsOf(data.userId)).toBe(0);
  const wrong = {
    code: '0',
    message: '没有这个邀请码，看看有没有输错，也可以不填',
    data: { field: 'inviteCode' },
  };
  expect(await register('NOBODY')).toEqual(wrong);
  const [second] = await db
    .select()
    .from(companies)
    .where(arrayContains(companies.hosts, ['second.localhost']));
  expect(await inviterOf(db, second!.id, invitation.code)).toBeUndefined();
});

test('nobody is invited twice or by themselves, and rewards stop at the daily limit', async () => {
  const host = await app.userNamed('signer');
  const company = { id: host.companyId };
  const friends: User[] = [];
  for (let count = 0; count <= REWARDED_PER_DAY; count += 1) {
    const [friend] = await db
      .insert(users)
      .values({
        companyId: company.id,
        name: '同学',
        mobile: `1380000${1000 + count}`,
        createdAt: app.clock.now(),
      })
      .returning();
    friends.push(friend!);
  }
  const book = (friend: User) =>
    db.transaction((tx) => bookInvitation(tx, host.id, friend, { inviter: 50, friend: 20 }));
  const before = await pointsOf(host.id);
  await Promise.all(friends.map(book));
  expect((await pointsOf(host.id)) - before).toBe(50 * REWARDED_PER_DAY);
  expect(await db.select().from(invitations).where(eq(invitations.inviterId, host.id))).toHaveLength(
    REWARDED_PER_DAY + 1,
  );
  await expect(book(friends[0]!)).rejects.toThrow();
  await expect(book(host)).rejects.toThrow();
});
