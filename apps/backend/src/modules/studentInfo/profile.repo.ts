import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { type StudentProfile, studentProfiles } from './studentInfo.tables.ts';

/** What of a profile may be written; what is left out stays. */
export type ProfileChange = Partial<Omit<StudentProfile, 'userId' | 'companyId' | 'updatedAt'>>;

/** Finds and holds what a student told of themselves, so that nobody changes it before the transaction ends. */
export async function lockProfile(tx: Queryable, userId: string): Promise<StudentProfile | undefined> {
  const own = eq(studentProfiles.userId, userId);
  const [row] = await tx.select().from(studentProfiles).where(own).for('update');
  return row;
}

/** Finds what a student told of themselves; undefined before the first word. */
export async function findProfile(db: Queryable, userId: string): Promise<StudentProfile | undefined> {
  const [row] = await db.select().from(studentProfiles).where(eq(studentProfiles.userId, userId));
  return row;
}
