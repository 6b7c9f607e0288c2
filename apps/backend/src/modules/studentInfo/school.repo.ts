import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { studentPlacements } from './studentInfo.tables.ts';

/** An account with the group of its student. */
export type PlacedStudent = Pick<
  User,
  | 'id'
  | 'sourceKey'
  | 'username'
  | 'name'
  | 'mobile'
  | 'email'
  | 'schoolId'
  | 'muteReason'
  | 'mutedUntil'
  | 'status'
> & {
  readonly groupId: string | null;
  readonly facesAtLogin: boolean;
  /** Space for files in bytes; null for the default. */
  readonly spaceBytes: number | null;
};

/** Reads all students of a company except those with closed accounts, in the order of their creation. */
export const readStudentRows = (db: Queryable, companyId: string): Promise<PlacedStudent[]> =>
  db
    .select({
      id: users.id,
      sourceKey: users.sourceKey,
      username: users.username,
      name: users.name,
      mobile: users.mobile,
      email: users.email,
      schoolId: users.schoolId,
      muteReason: users.muteReason,
      mutedUntil: users.mutedUntil,
      status: users.status,
      groupId: studentPlacements.groupId,
      facesAtLogin: sql<boolean>`coalesce(${users.profile} -> 'faceLoginFlag', '0') = '1'`,
      spaceBytes: sql<number | null>`(${users.profile} ->> 'totalSpace')::float8`,
    })
    .from(users)
    .leftJoin(studentPlacements, eq(studentPlacements.userId, users.id))
    .where(and(eq(users.companyId, companyId), ne(users.status, 'closed')))
    .orderBy(asc(users.id));
