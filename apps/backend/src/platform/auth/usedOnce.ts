import { lt } from 'drizzle-orm';
import { digestOf } from '../digest/digest.ts';
import type { Queryable } from '../database/connection.ts';
import { usedOnce } from '../database/tables/usedOnce.tables.ts';

/** A single-use value. */
export interface SingleUseValue {
  readonly companyId: string;
  readonly kind: 'nonce' | 'captcha' | 'third-state' | 'presence' | 'upload' | 'resource';
  readonly value: string;
  /** When the value expires even if it is not used. */
  readonly expiresAt: Date;
}

/** Marks a value as used; returns false when it was used before. */
export async function useOnce(
  db: Queryable,
  { companyId, kind, value, expiresAt }: SingleUseValue,
): Promise<boolean> {
  const valueHash = digestOf(value);
  const fresh = await db
    .insert(usedOnce)
    .values({ companyId, kind, valueHash, expiresAt })
    .onConflictDoNothing()
    .returning({ valueHash: usedOnce.valueHash });
  return fresh.length === 1;
}

/** Deletes expired values. */
export async function deleteExpiredValues(db: Queryable, now: Date): Promise<void> {
  await db.delete(usedOnce).where(lt(usedOnce.expiresAt, now));
}
