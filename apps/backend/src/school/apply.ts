import { companyChanged } from '../platform/http/tenants.ts';
import { notify } from '../platform/events/events.ts';
import type { TablePlan } from './plan.ts';
import type { OpenScope } from './scope.ts';
import type { Subject } from './subject.ts';

const isIdle = ({ entries, putAway }: TablePlan): boolean => entries.length === 0 && putAway.length === 0;

/**
 * Does what was planned, within the caller's transaction. Pages that were read before follow when it commits.
 * @returns whether anything was written.
 */
export async function applyPlans(
  scope: OpenScope,
  subjects: readonly Subject[],
  plans: readonly TablePlan[],
): Promise<boolean> {
  if (plans.every(isIdle)) return false;
  try {
    for (const { subject, entries } of plans) {
      if (entries.length === 0) continue;
      const book = await scope.book(subject.table.id);
      const ids = await subject.save(scope, entries);
      for (const [index, { row }] of entries.entries())
        book.add(
          subject.table.key.map((name) => String(row[name])),
          ids[index] ?? '',
        );
    }
    for (const { subject, putAway } of plans.toReversed())
      if (putAway.length > 0) await subject.putAway?.(scope, putAway);
    for (const subject of subjects) await subject.settle?.(scope);
    await notify(scope.tx, companyChanged, { companyId: scope.companyId });
    return true;
  } catch (error) {
    await scope.files.discard();
    await scope.videos.discard();
    throw error;
  }
}
