import { BusinessError } from '../../platform/http/errors.ts';
import type { readEntry } from './exam.repo.ts';

const MINUTE_MS = 60_000;

/** What decides whether a student may enter an exam. */
export type Admission = NonNullable<Awaited<ReturnType<typeof readEntry>>>;

/** Returns why no new attempt may begin now; undefined where one may. */
export function entryRefusal(
  { rules, extraAttempts, attemptCount }: Admission,
  now: Date,
): BusinessError | undefined {
  if (now < rules.openAt)
    return new BusinessError('0', '考试还没有开始', { openAt: rules.openAt.toISOString() });
  if (now > rules.closeAt) return new BusinessError('0', '考试已经结束');
  const lateAt = rules.openAt.getTime() + rules.lateMinutes * MINUTE_MS;
  if (rules.lateMinutes > 0 && now.getTime() > lateAt)
    return new BusinessError('0', `开考 ${rules.lateMinutes} 分钟后不能再进入`);
  if (rules.attemptLimit > 0 && attemptCount >= rules.attemptLimit + extraAttempts)
    return new BusinessError('0', '考试次数已经用完');
  return undefined;
}
