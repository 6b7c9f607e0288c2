import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { readColumns } from '../../platform/commands/csv.ts';
import { isId } from '../../platform/database/columns.ts';
import { registrationDecided, writeMessages } from '../message/index.ts';
import { countSeated, lockSeats } from './places.service.ts';
import { type ExamItem, type ExamSign, examSigns } from './proxyExam.tables.ts';

/** The decisions of a school, each with the resulting state and the states it is possible in. */
const DECISIONS = {
  accept: { outcome: 'accepted', from: ['submitted', 'returned', 'closed'] },
  return: { outcome: 'returned', from: ['submitted', 'accepted', 'closed'] },
  close: { outcome: 'closed', from: ['draft', 'submitted', 'returned'] },
} as const satisfies Record<
  string,
  { readonly outcome: ExamSign['state']; readonly from: readonly ExamSign['state'][] }
>;

/** A decision of a school. */
export type DecisionWord = keyof typeof DECISIONS;

/** A school's decision about one registration. */
export interface Decision {
  readonly signId: string;
  readonly decision: DecisionWord;
  /** Message to the student; required for a return. */
  readonly reason: string;
}

/** Tells whether a word is a decision. */
export const isDecisionWord = (word: string): word is DecisionWord => Object.hasOwn(DECISIONS, word);

/**
 * Parses a school's decisions: a header line with `registration`, `decision` and `reason` in any order, then
 * one registration per line. Lines without a decision are skipped.
 * @throws {CommandError} naming the line.
 */
export function readDecisions(content: string): Decision[] {
  return readColumns(content, ['registration', 'decision', 'reason']).flatMap(({ line, cell }) => {
    const [signId, word, reason] = [cell('registration'), cell('decision'), cell('reason')];
    const decision = word.toLowerCase();
    if (decision === '') return [];
    if (!isId(signId) || !isDecisionWord(decision))
      throw new CommandError(
        `Line ${line}: "${signId}, ${word}" is not a registration with accept, return or close.`,
      );
    return [{ signId, decision, reason }];
  });
}

/** Returns the place of a closed registration that is reopened, if a seat is still free there; null otherwise. */
async function placeWithFreeSeat(tx: Queryable, { itemId, placeId }: ExamSign): Promise<string | null> {
  const seats = placeId === null ? undefined : await lockSeats(tx, itemId, placeId);
  return seats !== undefined && (await countSeated(tx, seats)) < seats.capacity ? placeId : null;
}

/**
 * Applies a school's decisions about registrations for an exam, and notifies the students. The caller's
 * transaction makes this atomic.
 * @throws {CommandError} for a registration of another exam, a decision not possible in its state, a form that
 *   was not submitted, and a return without a reason.
 */
export async function decideSigns(
  tx: Queryable,
  item: ExamItem,
  decisions: readonly Decision[],
  now: Date,
): Promise<number> {
  for (const { signId, decision, reason } of decisions) {
    const { outcome, from } = DECISIONS[decision];
    const [sign] = await tx
      .select()
      .from(examSigns)
      .where(and(eq(examSigns.id, signId), eq(examSigns.itemId, item.id)))
      .for('update');
    if (sign === undefined)
      throw new CommandError(`Registration ${signId}: this exam has no such registration.`);
    if (!from.some((state) => state === sign.state))
      throw new CommandError(`Registration ${signId}: it is ${sign.state}, which cannot become ${outcome}.`);
    if (decision === 'accept' && sign.submittedAt === null)
      throw new CommandError(
        `Registration ${signId}: the student has not submitted the form in its current state.`,
      );
    if (decision === 'return' && reason === '')
      throw new CommandError(`Registration ${signId}: say what to correct.`);
    await tx
      .update(examSigns)
      .set({
        state: outcome,
        reason,
        updatedAt: now,
        ...(sign.state === 'closed' && { placeId: await placeWithFreeSeat(tx, sign) }),
      })
      .where(eq(examSigns.id, signId));
    const { companyId, userId } = sign;
    await writeMessages(tx, [
      registrationDecided(
        { companyId, userId, now },
        { id: signId, itemId: item.id, itemName: item.name, outcome, reason },
      ),
    ]);
  }
  return decisions.length;
}
