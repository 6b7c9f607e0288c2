import { and, asc, eq, gt } from 'drizzle-orm';
import { idOrNone } from '../../../platform/database/columns.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import { memberLevels, type MemberLevelRow, memberships } from '../account.tables.ts';
import type { MemberNow } from '../../../platform/http/member.ts';

/** Finds one of a company's memberships; undefined where there is none. */
export async function findLevel(
  db: Queryable,
  companyId: string,
  levelId: string,
): Promise<MemberLevelRow | undefined> {
  const [row] = await db
    .select()
    .from(memberLevels)
    .where(and(eq(memberLevels.companyId, companyId), eq(memberLevels.id, idOrNone(levelId))));
  return row;
}

/** Finds the student's current membership; undefined without one. */
export async function findMembership(db: Queryable, { companyId, userId, now }: MemberNow) {
  const spans = await db
    .select({
      levelId: memberships.levelId,
      icon: memberLevels.icon,
      startsAt: memberships.startsAt,
      endsAt: memberships.endsAt,
    })
    .from(memberships)
    .innerJoin(memberLevels, eq(memberLevels.id, memberships.levelId))
    .where(
      and(eq(memberships.companyId, companyId), eq(memberships.userId, userId), gt(memberships.endsAt, now)),
    )
    .orderBy(asc(memberships.startsAt));
  const current = spans.find(({ startsAt }) => startsAt <= now);
  const last = spans.at(-1);
  return current === undefined || last === undefined
    ? undefined
    : { levelId: current.levelId, icon: current.icon, endsAt: last.endsAt };
}
