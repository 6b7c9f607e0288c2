import type { InviteRecord } from '@lectern/sdk/endpoints/account';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { users } from '../../../platform/database/tables/users.tables.ts';
import { maskName } from '../../../platform/http/author.ts';
import { inviteCodes, invitations } from '../account.tables.ts';
import type { MemberNow } from '../../../platform/http/member.ts';
import type { Pagination } from '../../../platform/http/paging.ts';

/** Friends per day for whom a student gets points; further invitations are stored without points. */
export const REWARDED_PER_DAY = 20;

/** Points for the inviter and the friend. */
export interface InvitePoints {
  readonly inviter: number;
  readonly friend: number;
}

/** Finds the student with an invitation code in a company; undefined where there is none. */
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

/** Reads a page of the friends whom a student has invited, newest first, with masked names. */
export async function findInvited(
  db: Queryable,
  { companyId, userId }: MemberNow,
  page: Pagination,
): Promise<InviteRecord> {
  const where = and(eq(invitations.companyId, companyId), eq(invitations.inviterId, userId));
  const [rows, total] = await Promise.all([
    db
      .select({ invitation: invitations, name: users.name, username: users.username })
      .from(invitations)
      .innerJoin(users, eq(users.id, invitations.userId))
      .where(where)
      .orderBy(desc(invitations.createdAt), desc(invitations.userId))
      .limit(page.limit)
      .offset(page.offset),
    db.$count(invitations, where),
  ]);
  return {
    total,
    records: rows.map(({ invitation: { createdAt, rewardPoints }, name, username }) => ({
      nickName: maskName(name || (username ?? '')),
      joinedAt: createdAt.toISOString(),
      rewardPoints,
    })),
  };
}
