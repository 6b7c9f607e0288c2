import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Config } from '../platform/config/config.ts';
import { keyIdOf } from '../platform/config/keys.ts';
import { noProgress, type Progress } from '../platform/commands/progress.ts';
import type { Queryable } from '../platform/database/connection.ts';
import { lessonMeetings } from '../modules/learning/learning.tables.ts';
import { passwordKeys } from '../modules/login/login.tables.ts';
import { studentProfiles } from '../modules/studentInfo/studentInfo.tables.ts';
import { type Purpose, seal, SealedError, unseal } from '../platform/auth/sealing.ts';

interface Sealed {
  readonly name: string;
  readonly purpose: Purpose;
  readonly id: PgColumn;
  readonly column: PgColumn;
}

/** Every column with sealed texts. */
const columns: readonly Sealed[] = [
  {
    name: 'ID numbers',
    purpose: 'identity',
    id: studentProfiles.userId,
    column: studentProfiles.identityIdSealed,
  },
  {
    name: 'password keys',
    purpose: 'password-key',
    id: passwordKeys.companyId,
    column: passwordKeys.privateKeySealed,
  },
  {
    name: 'passwords of meetings',
    purpose: 'meeting',
    id: lessonMeetings.lessonId,
    column: lessonMeetings.passwordSealed,
  },
];

/** Number of texts of a kind that are sealed with a key. */
export interface KeyUse {
  readonly keyId: string;
  readonly name: string;
  readonly count: number;
}

/** Counts sealed texts by key and kind. */
export async function countSealed(db: Queryable): Promise<KeyUse[]> {
  const uses: KeyUse[] = [];
  for (const { column, name } of columns) {
    const keyId = sql<string>`split_part(${column}, '.', 1)`;
    const rows = await db
      .select({ keyId, count: sql<number>`count(*)::int` })
      .from(column.table)
      .where(isNotNull(column))
      .groupBy(keyId)
      .orderBy(keyId);
    uses.push(...rows.map((row) => ({ ...row, name })));
  }
  return uses;
}

/**
 * Reseals all texts of earlier keys with the key in use, so that the earlier secret can be deleted. Texts that
 * cannot be opened stay as they are.
 * @returns the number of resealed texts, and of unreadable ones by key.
 */
export async function resealAll(
  tx: Queryable,
  config: Config,
  progress: Progress = noProgress,
): Promise<{ readonly resealed: number; readonly unreadable: readonly KeyUse[] }> {
  const inUse = keyIdOf(config.secret ?? '');
  const missing = new Map<string, KeyUse>();
  let resealed = 0;
  for (const { column, id: key, name, purpose } of columns) {
    const rows = await tx
      .select({ id: sql<string>`${key}`, before: sql<string>`${column}` })
      .from(column.table)
      .where(sql`${column} not like ${`${inUse}.%`}`);
    for (const { id, before } of rows) {
      progress.advance(1);
      try {
        const after = seal(config, purpose, unseal(config, purpose, before));
        // A text that was changed meanwhile stays as it is.
        await tx
          .update(column.table)
          .set({ [column.name]: after })
          .where(and(eq(key, id), eq(column, before)));
        resealed += 1;
      } catch (error) {
        if (!(error instanceof SealedError)) throw error;
        const { keyId } = error;
        const { count = 0 } = missing.get(`${keyId} ${name}`) ?? {};
        missing.set(`${keyId} ${name}`, { keyId, name, count: count + 1 });
      }
    }
  }
  return { resealed, unreadable: [...missing.values()] };
}
