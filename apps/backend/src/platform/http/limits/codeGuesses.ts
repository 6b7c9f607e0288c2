import type { UserContext } from '../context.ts';
import { refused } from '../errors.ts';
import { addCount, decrementCount } from '../../auth/attempts.repo.ts';

/** Maximum wrong codes that a student may enter within the window. */
const MAX_WRONG = 10;
const WINDOW_SECONDS = 600;

/** The kinds of codes with a value. */
export type CodeKind = 'study-card' | 'recharge-card' | 'coupon';

/**
 * Looks a code up, and counts failures per student in the database, so that codes cannot be guessed, even by
 * parallel calls or through several processes. The endpoint must not be marked `once`, since its transaction
 * would undo the count.
 * @param field the input field with the code.
 * @param look returns undefined when there is no such code; if it throws, the attempt counts as wrong.
 * @throws {BusinessError} code 0 after too many wrong codes.
 */
export async function guessCode<Found>(
  { db, clock, company, user }: UserContext,
  { kind, field }: { readonly kind: CodeKind; readonly field: string },
  look: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const subject = { companyId: company.id, kind, key: user.id, windowSeconds: WINDOW_SECONDS };
  const { count, secondsLeft } = await addCount(db, clock.now(), subject);
  if (count > MAX_WRONG) throw refused(field, `试的次数太多了，请 ${Math.ceil(secondsLeft / 60)} 分钟后再来`);
  const found = await look();
  if (found !== undefined) await decrementCount(db, subject);
  return found;
}
