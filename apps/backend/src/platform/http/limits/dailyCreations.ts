import { addCount } from '../../auth/attempts.repo.ts';
import type { Queryable } from '../../database/connection.ts';
import { BusinessError } from '../errors.ts';

/**
 * Maximum permanent rows that one student may create in a day. `strangersExercise` is the limit of a network,
 * which a whole room of anonymous visitors may share.
 */
const MAX_PER_DAY = {
  exercise: 1000,
  lessonVisit: 1000,
  order: 100,
  group: 10,
  strangersExercise: 3000,
} as const;

const DAY_SECONDS = 24 * 3600;

/** Who creates a row: a student, or the network of anonymous visitors. */
export interface Creator {
  readonly companyId: string;
  readonly creatorId: string;
}

/**
 * Counts one more permanent row that somebody creates. Without a limit, a script could fill the disk.
 * @throws {BusinessError} code 0 above the limit of the day.
 */
export async function countDailyCreation(
  db: Queryable,
  now: Date,
  { companyId, creatorId: key }: Creator,
  kind: keyof typeof MAX_PER_DAY,
): Promise<void> {
  const { count } = await addCount(db, now, {
    companyId,
    kind: `made-${kind}`,
    key,
    windowSeconds: DAY_SECONDS,
  });
  if (count > MAX_PER_DAY[kind]) throw new BusinessError('0', '今天的次数太多了，请明天再来');
}
