import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { inviteCodes, memberLevels, memberships } from '../../modules/account/account.tables.ts';
import { bookInvitation } from '../../modules/account/index.ts';
import { companyIdAt, formerStudents, idOf, studentNamed } from './find.ts';

const DAY_MS = 86_400_000;

const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** Who came on the invitation of `student`: days ago, and the points for it. */
const FRIENDS = [
  [33, 50],
  [12, 50],
  [3, 0],
] as const;

/** The friends are former students, who have no names to log in by. */
async function seedInvited(tx: Queryable, companyId: string): Promise<void> {
  const userId = await studentNamed(tx, companyId, 'student');
  await tx.insert(inviteCodes).values({ companyId, userId, code: 'QHTX2026' });
  const former = await formerStudents(tx, companyId, FRIENDS.length);
  for (const [place, id] of former.entries()) {
    const [friend] = await tx.select().from(users).where(eq(users.id, id));
    const [daysAgo, inviter] = FRIENDS[place] ?? [0, 0];
    if (friend === undefined) throw new Error(`There is no former student ${id}`);
    const came = { ...friend, createdAt: inDays(-daysAgo) };
    await bookInvitation(tx, userId, came, { inviter, friend: 0 });
  }
}

/** Seeds what students of 青禾学堂 got by no call that names its time: friends who came, and a membership of a year. */
export async function seedAccounts(tx: Queryable): Promise<void> {
  const companyId = await companyIdAt(tx, 'localhost');
  await seedInvited(tx, companyId);
  await tx.insert(memberships).values({
    companyId,
    userId: await studentNamed(tx, companyId, 'member'),
    levelId: await idOf(tx, companyId, memberLevels, memberLevels.sourceKey, 'year'),
    startsAt: inDays(-210),
    endsAt: inDays(365 - 210),
  });
}
