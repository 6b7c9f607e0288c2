import type { UserContext } from '../context.ts';
import { refused } from '../errors.ts';
import { addCount, takeBackCount } from '../../auth/attempts.repo.ts';

/** Wrong codes that a student may type, and within which time. */
const MOST_WRONG = 10;
const WINDOW_SECONDS = 600;

/** What has a code that is worth something. */
export type CodeKind = 'study-card' | 'recharge-card' | 'coupon';

/**
 * Looks a code up. What finds nothing stays counted for the student, in the database, so that codes cannot be tried
 * out, by parallel calls or at several processes neither; the endpoint may not say `once`, since that transaction would
 * undo the count.
 * @param field names the input that was typed.
 * @param look undefined when there is no such code; what it throws counts as a wrong one.
 * @throws {BusinessError} code 0 after too many wrong ones.
 */
export async function guessCode<Found>(
  { db, clock, company, user }: UserContext,
  { kind, field }: { readonly kind: CodeKind; readonly field: string },
  look: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const subject = { companyId: company.id, kind, who: user.id, windowSeconds: WINDOW_SECONDS };
  const { count, secondsLeft } = await addCount(db, clock.now(), subject);
  if (count > MOST_WRONG)
    throw refused(field, `试的次数太多了，请 ${Math.ceil(secondsLeft / 60)} 分钟后再来`);
  const found = await look();
  if (found !== undefined) await takeBackCount(db, subject);
  return found;
}
