import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { endSessionsOf } from '../../platform/auth/sessions.ts';
import { hashPasswordOfList, hashPassword } from '../../platform/auth/passwords.ts';
import type { PasswordHash } from '../../platform/config/passwordHash.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { schoolRows } from '../../platform/database/rows/writtenRow.ts';
import { insertRows } from '../../platform/database/rows/insertRows.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { proxyOrganisations, studentGroups, studentPlacements } from './studentInfo.tables.ts';
import { slicesOf } from '../../platform/database/rows/slicesOf.ts';

/** A company's groups of students; only empty ones are removed. */
export const groupRows = schoolRows(studentGroups, [studentGroups.position]);

/** The organisations that register students on a company's behalf; those that a student has chosen are not removed. */
export const organisationRows = schoolRows(proxyOrganisations, [proxyOrganisations.position]);

/** A student as written by a school; undefined values of an existing account are kept. */
export interface StudentValues {
  /** Undefined for a new account. */
  readonly id: string | undefined;
  readonly account: {
    readonly [Field in 'schoolId' | 'mobile' | 'email' | 'name' | 'muteReason' | 'mutedUntil' | 'status']:
      | User[Field]
      | undefined;
  } & { readonly sourceKey: string };
  /** User name of a new account; an existing one keeps its own. */
  readonly username: string | null;
  readonly groupId: string | null | undefined;
  /** Password of a new account; an existing one keeps its own. */
  readonly firstPassword: string | undefined;
  /** Whether the student must change the password at the first log-in. */
  readonly changesPassword: boolean;
  /** Whether each log-in requires a face check. */
  readonly facesAtLogin: boolean | undefined;
  /** Space for files in bytes; null for the default. */
  readonly spaceBytes: number | null | undefined;
}

/** Returns the settings in a student's profile that the school decides. */
const profileOf = ({ facesAtLogin, spaceBytes }: StudentValues): User['profile'] => ({
  ...(facesAtLogin === true && { faceLoginFlag: 1 }),
  ...(typeof spaceBytes === 'number' && { totalSpace: spaceBytes }),
});

/** Returns the keys of the profile that are overwritten, as a PostgreSQL array. */
const overwrittenKeys = ({ facesAtLogin, spaceBytes }: StudentValues): string =>
  `{${[
    ...(facesAtLogin === undefined ? [] : ['faceLoginFlag']),
    ...(spaceBytes === undefined ? [] : ['totalSpace']),
  ].join(',')}}`;

/** Maximum rows per statement. */
const CHUNK = 500;

/** What is needed to save students. */
export interface SavedStudents {
  readonly tx: Queryable;
  readonly companyId: string;
  readonly now: Date;
  readonly passwordHash: PasswordHash;
}

async function insertStudents(
  { tx, companyId, now, passwordHash: kind }: SavedStudents,
  added: readonly StudentValues[],
): Promise<Map<string, string>> {
  const rows = await Promise.all(
    added.map(async (student) => ({
      ...student.account,
      username: student.username,
      profile: profileOf(student),
      companyId,
      createdAt: now,
      passwordHash:
        student.firstPassword === undefined ? null : await hashPasswordOfList(student.firstPassword, kind),
      mustChangePassword: student.firstPassword !== undefined && student.changesPassword,
    })),
  );
  return insertRows(tx, users, rows);
}

async function assignGroups(
  tx: Queryable,
  companyId: string,
  placed: readonly { readonly userId: string; readonly groupId: string | null }[],
  now: Date,
): Promise<void> {
  if (placed.length === 0) return;
  await tx
    .insert(studentPlacements)
    .values(placed.map((one) => ({ ...one, companyId, updatedAt: now })))
    .onConflictDoUpdate({
      target: studentPlacements.userId,
      set: { groupId: sql`excluded.group_id`, updatedAt: now },
    });
}

/** Inserts or updates students with their groups, in bulk. @returns the ids of the accounts, in the same order. */
export async function saveStudents(
  saved: SavedStudents,
  students: readonly StudentValues[],
): Promise<string[]> {
  const { tx, companyId, now } = saved;
  const ids: string[] = [];
  for (const chunk of slicesOf(students, CHUNK)) {
    for (const student of chunk) {
      const { id, account } = student;
      if (id === undefined) continue;
      const changes = JSON.stringify(profileOf(student));
      const profile = sql`(${users.profile} - ${overwrittenKeys(student)}::text[]) || ${changes}::jsonb`;
      await tx
        .update(users)
        .set({ ...account, profile })
        .where(eq(users.id, id));
      if (account.status === 'disabled') await endSessionsOf(tx, { now: () => now }, id, 'admin');
    }
    const added = chunk.filter(({ id }) => id === undefined);
    const createdIds = added.length === 0 ? new Map<string, string>() : await insertStudents(saved, added);
    const placed = chunk.map(({ id, account, groupId }) => ({
      userId: id ?? createdIds.get(account.sourceKey) ?? '',
      groupId,
      isNew: id === undefined,
    }));
    ids.push(...placed.map(({ userId }) => userId));
    await assignGroups(
      tx,
      companyId,
      placed.flatMap(({ userId, groupId, isNew }) =>
        groupId === undefined || (groupId === null && isNew) ? [] : [{ userId, groupId }],
      ),
      now,
    );
  }
  return ids;
}

/** Letters and digits without look-alikes. */
const PASSWORD_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Generates an initial password with 60 bits of entropy that can be read aloud: `kv4m-9xpe-2rwd`. */
export const newFirstPassword = (): string =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => PASSWORD_ALPHABET[randomInt(PASSWORD_ALPHABET.length)]).join(''),
  ).join('-');

/** Sets a new password for a student, which they must change, and ends their sessions. */
export async function setFirstPassword(
  tx: Queryable,
  { id }: Pick<User, 'id'>,
  password: string,
  { now, passwordHash: kind }: Pick<SavedStudents, 'now' | 'passwordHash'>,
): Promise<void> {
  const passwordHash = await hashPassword(password, kind);
  await tx.update(users).set({ passwordHash, mustChangePassword: true }).where(eq(users.id, id));
  await endSessionsOf(tx, { now: () => now }, id, 'admin');
}
