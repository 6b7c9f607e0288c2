import { eq, inArray } from 'drizzle-orm';
import { hashPassword } from '../../platform/auth/passwords.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { studentGroups, studentPlacements } from './studentInfo.tables.ts';

/** What a school writes of a group. */
export type WrittenGroup = Omit<typeof studentGroups.$inferInsert, 'id' | 'companyId'>;

/** Writes a group. @param id undefined for a new one. */
export async function saveGroup(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: WrittenGroup,
): Promise<string> {
  const returned = { id: studentGroups.id };
  const [row] =
    id === undefined
      ? await tx
          .insert(studentGroups)
          .values({ ...values, companyId })
          .returning(returned)
      : await tx.update(studentGroups).set(values).where(eq(studentGroups.id, id)).returning(returned);
  if (row === undefined) throw new Error('The group was not written');
  return row.id;
}

/** Deletes groups without students. */
export const removeGroups = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx.delete(studentGroups).where(inArray(studentGroups.id, [...ids])));

/** What a school writes of a student. */
export interface WrittenStudent {
  /** Undefined for a new account. */
  readonly id: string | undefined;
  readonly account: Pick<
    typeof users.$inferInsert,
    'schoolId' | 'sourceKey' | 'mobile' | 'email' | 'name' | 'status'
  >;
  /** What a new account logs in with; one that is there keeps its own. */
  readonly username: string | null;
  readonly groupId: string | null;
  /** The password of a new account, which its student must change; an account that is there keeps its own. */
  readonly firstPassword: string | undefined;
}

async function insertStudent(
  tx: Queryable,
  companyId: string,
  { account, username, firstPassword }: WrittenStudent,
  now: Date,
): Promise<string> {
  const [row] = await tx
    .insert(users)
    .values({
      ...account,
      username,
      companyId,
      createdAt: now,
      ...(firstPassword !== undefined && {
        passwordHash: await hashPassword(firstPassword),
        mustChangePassword: true,
      }),
    })
    .returning({ id: users.id });
  if (row === undefined) throw new Error('The student was not written');
  return row.id;
}

/** Writes a student with the group that they are in. @returns the account's id. */
export async function saveStudent(
  tx: Queryable,
  companyId: string,
  student: WrittenStudent,
  now: Date,
): Promise<string> {
  const { id, account, groupId } = student;
  if (id !== undefined) await tx.update(users).set(account).where(eq(users.id, id));
  const userId = id ?? (await insertStudent(tx, companyId, student, now));
  if (id !== undefined || groupId !== null)
    await tx
      .insert(studentPlacements)
      .values({ userId, companyId, groupId, updatedAt: now })
      .onConflictDoUpdate({ target: studentPlacements.userId, set: { groupId, updatedAt: now } });
  return userId;
}
