import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { readColumns } from '../../platform/commands/csv.ts';
import { isId } from '../../platform/database/columns.ts';
import { registrationDecided, writeMessages } from '../message/index.ts';
import { countSeated, lockSeats } from './places.service.ts';
import { type ExamItem, type ExamSign, examSigns } from './proxyExam.tables.ts';

/** What a school decides, the state that follows, and the states that it may follow. */
const DECISIONS = {
  accept: { outcome: 'accepted', from: ['submitted', 'returned', 'closed'] },
  return: { outcome: 'returned', from: ['submitted', 'accepted', 'closed'] },
  close: { outcome: 'closed', from: ['draft', 'submitted', 'returned'] },
} as const satisfies Record<
  string,
  { readonly outcome: ExamSign['state']; readonly from: readonly ExamSign['state'][] }
>;

/** A word for what a school decides. */
export type DecisionWord = keyof typeof DECISIONS;

/** What a school decides about one registration. */
export interface Decision {
  readonly signId: string;
  readonly decision: DecisionWord;
  /** What the student is told; a return needs it. */
  readonly reason: string;
}

/** Tells whether a word is one that a school decides with. */
export const isDecisionWord = (word: string): word is DecisionWord => Object.hasOwn(DECISIONS, word);

/**
 * Reads a school's decisions: a head line with `registration`, `decision` and `reason` in any order, then a line a
 * registration. Lines without a decision are left for later.
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

/** The place of a closed registration, whose seat others could take: null where they did. */
async function seatThatIsLeft(tx: Queryable, { itemId, placeId }: ExamSign): Promise<string | null> {
  const seats = placeId === null ? undefined : await lockSeats(tx, itemId, placeId);
  return seats !== undefined && (await countSeated(tx, seats)) < seats.capacity ? placeId : null;
}

/**
 * Moves registrations for an exam as a school decides, and tells their students. The caller's transaction takes all of
 * them or none.
 * @throws {CommandError} for a registration of another exam, one that cannot be moved so, a form that is not handed in,
 *   and a return without a reason.
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
        ...(sign.state === 'closed' && { placeId: await seatThatIsLeft(tx, sign) }),
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
