import { amount } from '@lectern/sdk';
import type { InviteCode, InviteRecord, InviteRecordIn } from '@lectern/sdk/endpoints/account';
import type { Company } from '../../../platform/database/tables/companies.tables.ts';
import type { UserContext } from '../../../platform/http/context.ts';
import { settingOf } from '../../../platform/company/index.ts';
import { findInvited, type InvitePoints, REWARDED_PER_DAY } from './invite.repo.ts';
import { memberNow, type MemberNow } from '../../../platform/http/member.ts';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { signaturesOf } from '../../../platform/auth/sealing.ts';
import { lockUser } from '../../../platform/database/lockUser.ts';
import type { User } from '../../../platform/database/tables/users.tables.ts';
import { pageOf } from '../../../platform/http/paging.ts';
import { daysLater } from '../../../platform/dates/days.ts';
import { inviteCodes, invitations, rewardedMobiles } from '../account.tables.ts';
import { randomLetters } from '../cardMaking.ts';
import { bookPoints } from '../points/points.service.ts';

/** Reads a company's points for an invitation (settings `INVITE_POINTS`, `INVITE_FRIEND_POINTS`); zero by default. */
function invitePoints(company: Company): InvitePoints {
  const points = (code: string): number =>
    Math.min(100_000, Math.max(0, Math.trunc(amount(settingOf(company, code), 0))));
  return { inviter: points('INVITE_POINTS'), friend: points('INVITE_FRIEND_POINTS') };
}

/**
 * Returns the points for inviting a new student, and stores their mobile: zero where the same mobile has earned
 * points before.
 */
export async function pointsForInvitation(
  tx: Queryable,
  { company, config }: Pick<UserContext, 'company' | 'config'>,
  { mobile }: Pick<User, 'mobile'>,
): Promise<InvitePoints> {
  const points = invitePoints(company);
  if (mobile === null || (points.inviter === 0 && points.friend === 0)) return points;
  const [digest = '', ...earlier] = signaturesOf(config, 'rewarded-mobile', `${company.id}:${mobile}`);
  const noted = await tx
    .insert(rewardedMobiles)
    .values({ companyId: company.id, digest })
    .onConflictDoNothing()
    .returning();
  const invitedCount = await tx.$count(
    rewardedMobiles,
    and(eq(rewardedMobiles.companyId, company.id), inArray(rewardedMobiles.digest, earlier)),
  );
  return noted.length === 1 && invitedCount === 0 ? points : { inviter: 0, friend: 0 };
}

/** Answers `account.inviteCode`. */
export async function inviteCode(_: object, context: UserContext): Promise<InviteCode> {
  const code = await inviteCodeOf(context.db, memberNow(context));
  const { inviter, friend } = invitePoints(context.company);
  const rules = [
    '同学打开链接，或注册时填上邀请码，注册成功就记在这里。',
    '每位同学只记一次，已经有账号的同学不算。',
    ...(inviter > 0 || friend > 0 ? ['用手机号注册的同学才有奖励。'] : []),
    ...(inviter > 0 ? [`一天里最多 ${REWARDED_PER_DAY} 位同学有奖励，多的照样记下。`] : []),
  ];
  return {
    code,
    url: `${context.origin}/#/join/register?${new URLSearchParams({ inviteCode: code })}`,
    rulesHtml: `<ul>${rules.map((rule) => `<li>${rule}</li>`).join('')}</ul>`,
    rewardPoints: inviter,
    friendPoints: friend,
  };
}

/** Answers `account.inviteRecord`. */
export const inviteRecord = (input: InviteRecordIn, context: UserContext): Promise<InviteRecord> =>
  findInvited(context.db, memberNow(context), pageOf(input));

const CODE_LENGTH = 8;

/** Reads a student's code, creating it on first use. */
export async function inviteCodeOf(db: Queryable, { companyId, userId }: MemberNow): Promise<string> {
  const own = async () =>
    (await db.select({ code: inviteCodes.code }).from(inviteCodes).where(eq(inviteCodes.userId, userId)))[0]
      ?.code;
  const existing = await own();
  if (existing !== undefined) return existing;
  await db
    .insert(inviteCodes)
    .values({ companyId, userId, code: randomLetters(CODE_LENGTH) })
    .onConflictDoNothing();
  const code = await own();
  if (code === undefined) throw new Error('The code was not made');
  return code;
}

/**
 * Stores who invited a new student, and books the points of both; called where the account is created. Only
 * friends with a verified mobile earn points, since accounts without one are easily created in bulk.
 */
export async function bookInvitation(
  tx: Queryable,
  inviterId: string,
  { id: userId, companyId, mobile, createdAt }: User,
  offered: InvitePoints,
): Promise<void> {
  const points = mobile === null ? { inviter: 0, friend: 0 } : offered;
  // The lock serializes friends who register at the same time, so that the daily limit holds.
  await lockUser(tx, inviterId);
  const today = await tx.$count(
    invitations,
    and(
      eq(invitations.inviterId, inviterId),
      gt(invitations.createdAt, daysLater(createdAt, -1)),
      gt(invitations.rewardPoints, 0),
    ),
  );
  const rewardPoints = today < REWARDED_PER_DAY ? points.inviter : 0;
  await tx.insert(invitations).values({ userId, companyId, inviterId, rewardPoints, createdAt });
  await bookPoints(tx, {
    companyId,
    userId: inviterId,
    points: rewardPoints,
    remark: '邀请同学注册',
    remarkEn: 'A friend registered',
    idempotencyKey: `invite:${userId}`,
    createdAt,
  });
  await bookPoints(tx, {
    companyId,
    userId,
    points: points.friend,
    remark: '受邀注册礼',
    remarkEn: 'Registered by invitation',
    idempotencyKey: 'invited',
    createdAt,
  });
}
