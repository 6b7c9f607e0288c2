import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { type StudentProfile, studentProfiles } from './studentInfo.tables.ts';

/** The columns of a profile that may be changed; undefined keeps a value. */
export type ProfileChange = Partial<Omit<StudentProfile, 'userId' | 'companyId' | 'updatedAt'>>;

/** Reads and locks a student's profile until the transaction ends. */
export async function lockProfile(tx: Queryable, userId: string): Promise<StudentProfile | undefined> {
  const own = eq(studentProfiles.userId, userId);
  const [row] = await tx.select().from(studentProfiles).where(own).for('update');
  return row;
}

/** Reads a student's profile; undefined before anything was stored. */
export async function findProfile(db: Queryable, userId: string): Promise<StudentProfile | undefined> {
  const [row] = await db.select().from(studentProfiles).where(eq(studentProfiles.userId, userId));
  return row;
}
