import { addCount } from '../../auth/attempts.repo.ts';
import type { Queryable } from '../../database/connection.ts';
import { BusinessError } from '../errors.ts';

/** How often within a day one may make what is kept for good; a strange hall shares what one network may. */
const MOST = { exercise: 1000, lessonVisit: 1000, order: 100, group: 10, strangersExercise: 3000 } as const;

const DAY_SECONDS = 24 * 3600;

/** Who makes something: a student, or the network of strangers. */
export interface Maker {
  readonly companyId: string;
  readonly who: string;
}

/**
 * Counts once more what somebody makes that is kept for good: with pauses as short as a program's it would fill the disk.
 * @throws {BusinessError} code 0 where it is too much for one day.
 */
export async function countMade(
  db: Queryable,
  now: Date,
  { companyId, who }: Maker,
  what: keyof typeof MOST,
): Promise<void> {
  const { count } = await addCount(db, now, {
    companyId,
    kind: `made-${what}`,
    who,
    windowSeconds: DAY_SECONDS,
  });
  if (count > MOST[what]) throw new BusinessError('0', '今天的次数太多了，请明天再来');
}
