import type { InviteRecord } from '@lectern/sdk/endpoints/account';
import { and, count, desc, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { maskName } from '../catalogue/index.ts';
import { inviteCodes, invitations } from './account.tables.ts';
import { letters } from './cardMaking.ts';
import { bookPoints } from './points.repo.ts';
import type { MemberNow } from '../../platform/http/member.ts';

const CODE_LETTERS = 8;
const DAY_MS = 86_400_000;

/** Friends for whom a student gets points within a day; more may come. */
export const REWARDED_PER_DAY = 20;

/** Points for both sides. */
export interface InvitePoints {
  readonly inviter: number;
  readonly friend: number;
}

/** Reads a student's code; the first time makes one. */
export async function inviteCodeOf(db: Queryable, { companyId, userId }: MemberNow): Promise<string> {
  const own = async () =>
    (await db.select({ code: inviteCodes.code }).from(inviteCodes).where(eq(inviteCodes.userId, userId)))[0]
      ?.code;
  const known = await own();
  if (known !== undefined) return known;
  await db
    .insert(inviteCodes)
    .values({ companyId, userId, code: letters(CODE_LETTERS) })
    .onConflictDoNothing();
  const made = await own();
  if (made === undefined) throw new Error('The code was not made');
  return made;
}

/** Finds whose code it is in a company; undefined for nobody's. */
export async function inviterOf(db: Queryable, companyId: string, code: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: inviteCodes.userId })
    .from(inviteCodes)
    .where(
      and(
        eq(inviteCodes.companyId, companyId),
        eq(inviteCodes.code, code.normalize('NFKC').trim().toUpperCase()),
      ),
    );
  return row?.userId;
}

/** Notes who brought a new student, and books the points of both; call it where the account is made. */
export async function bookInvitation(
  tx: Queryable,
  inviterId: string,
  { id: userId, companyId, createdAt }: User,
  points: InvitePoints,
): Promise<void> {
  // Friends who come at once are counted one after the other.
  await lockUser(tx, inviterId);
  const [today] = await tx
    .select({ total: count() })
    .from(invitations)
    .where(
      and(
        eq(invitations.inviterId, inviterId),
        gt(invitations.createdAt, new Date(createdAt.getTime() - DAY_MS)),
        gt(invitations.rewardPoints, 0),
      ),
    );
  const rewardPoints = (today?.total ?? 0) < REWARDED_PER_DAY ? points.inviter : 0;
  await tx.insert(invitations).values({ userId, companyId, inviterId, rewardPoints, createdAt });
  await bookPoints(tx, {
    companyId,
    userId: inviterId,
    points: rewardPoints,
    remark: '邀请同学注册',
    occasion: `invite:${userId}`,
    createdAt,
  });
  await bookPoints(tx, {
    companyId,
    userId,
    points: points.friend,
    remark: '受邀注册礼',
    occasion: 'invited',
    createdAt,
  });
}

/** Reads a page of who came on a student's invitation, the newest first, their names hidden. */
export async function findInvited(
  db: Queryable,
  { companyId, userId }: MemberNow,
  page: { readonly limit: number; readonly offset: number },
): Promise<InviteRecord> {
  const where = and(eq(invitations.companyId, companyId), eq(invitations.inviterId, userId));
  const [rows, [all]] = await Promise.all([
    db
      .select({ invitation: invitations, name: users.name, username: users.username })
      .from(invitations)
      .innerJoin(users, eq(users.id, invitations.userId))
      .where(where)
      .orderBy(desc(invitations.createdAt), desc(invitations.userId))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(invitations).where(where),
  ]);
  return {
    total: all?.total ?? 0,
    records: rows.map(({ invitation: { createdAt, rewardPoints }, name, username }) => ({
      nickName: maskName(name || (username ?? '')),
      joinedAt: createdAt.toISOString(),
      rewardPoints,
    })),
  };
}
