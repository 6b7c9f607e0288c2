import { and, eq, lt, sql } from 'drizzle-orm';
import { digestOf } from '../digest/digest.ts';
import { type Queryable, sqlStateOf } from '../database/connection.ts';
import { idempotentReplies } from '../database/tables/idempotency.tables.ts';
import type { Context } from './context.ts';
import { InputError, StatusError } from './errors.ts';
import type { Member } from './member.ts';

/** How long a repeated call waits for the first one; PostgreSQL's `lock_timeout`. */
const LOCK_TIMEOUT = '8s';
/** How long a reply is stored for repeated calls, in milliseconds. */
const RETENTION_MS = 48 * 3600_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** A call that must have one effect only, however often it arrives. */
export interface IdempotentCall {
  readonly endpoint: string;
  /** The `Idempotency-Key` header: 8 to 200 printable characters. */
  readonly key: string;
  readonly input: unknown;
}

/**
 * Runs a handler once per key. The handler and the stored reply share one transaction: a crash undoes both, and
 * a repeated call waits for the first one's row lock and then gets its reply. If the handler throws, nothing is
 * stored, so the same key may be used again.
 * @throws {InputError} for a malformed key, or a key that was used with another input; {@link StatusError} 503
 *   when the first call takes too long.
 */
export async function runIdempotent(
  context: Context,
  call: IdempotentCall,
  handle: (inside: Context) => Promise<unknown>,
): Promise<unknown> {
  if (!/^[\x21-\x7e]{8,200}$/.test(call.key))
    throw new InputError('Idempotency-Key', 'must be 8 to 200 printable characters');
  const inputHash = digestOf(JSON.stringify(call.input));
  const identity = {
    companyId: context.company.id,
    owner: context.user?.id ?? 'visitor',
    endpoint: call.endpoint,
    key: call.key,
  };
  const isThisCall = and(
    eq(idempotentReplies.companyId, identity.companyId),
    eq(idempotentReplies.owner, identity.owner),
    eq(idempotentReplies.endpoint, identity.endpoint),
    eq(idempotentReplies.key, identity.key),
  );

  try {
    return await context.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`));
      const claimed = await tx
        .insert(idempotentReplies)
        .values({ ...identity, inputHash, createdAt: context.clock.now() })
        .onConflictDoNothing()
        .returning({ key: idempotentReplies.key });
      if (claimed.length === 0) {
        const [stored] = await tx.select().from(idempotentReplies).where(isThisCall);
        if (stored?.inputHash !== inputHash)
          throw new InputError('Idempotency-Key', 'was used for another input');
        return stored.reply?.output;
      }
      const output = await handle({ ...context, db: tx, transaction: (work) => tx.transaction(work) });
      await tx.update(idempotentReplies).set({ reply: { output } }).where(isThisCall);
      return output;
    });
  } catch (error) {
    if (sqlStateOf(error) === LOCK_NOT_AVAILABLE)
      throw new StatusError(503, '上一次提交还在处理，请稍后再试');
    throw error;
  }
}

/** Deletes the stored replies to a student. */
export async function deleteRepliesTo(tx: Queryable, { companyId, userId }: Member): Promise<void> {
  await tx
    .delete(idempotentReplies)
    .where(and(eq(idempotentReplies.companyId, companyId), eq(idempotentReplies.owner, userId)));
}

/** Deletes stored replies that are too old to be repeated. */
export async function deleteOldReplies(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(idempotentReplies)
    .where(lt(idempotentReplies.createdAt, new Date(now.getTime() - RETENTION_MS)));
}
