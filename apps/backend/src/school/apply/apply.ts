import { companyChanged } from '../../platform/http/tenants.ts';
import { noProgress, type Progress } from '../../platform/commands/progress.ts';
import { notify } from '../../platform/events/events.ts';
import { refuseConflicts } from './refuseConflicts.ts';
import type { TablePlan } from './plan.ts';
import type { OpenScope } from '../scope.ts';
import type { Subject } from '../subject.ts';
import { columnsOf } from '../table.ts';
import { slicesOf } from '../../platform/database/rows/slicesOf.ts';

/** Rows of an unordered table written at once, so that the progress bar moves. */
const SLICE = 2000;
/** Rows with passwords written at once; each takes long to hash. */
const SLOW_SLICE = 100;

const isIdle = ({ entries, putAway, hidden }: TablePlan): boolean =>
  entries.length === 0 && putAway.length === 0 && hidden.length === 0;

/**
 * Splits the rows of a plan into slices. Rows of an ordered table stay together, since they are written in
 * relation to each other.
 */
function entrySlicesOf({ subject, entries }: TablePlan): Iterable<TablePlan['entries']> {
  const slice = columnsOf(subject.table).some(([, { type }]) => type === 'secret') ? SLOW_SLICE : SLICE;
  return slicesOf(entries, subject.table.orderWithin === undefined ? slice : entries.length);
}

/** Counts the rows that plans write. */
export const countWrites = (plans: readonly TablePlan[]): number =>
  plans.reduce((sum, { entries }) => sum + entries.length, 0);

/**
 * Applies plans within the caller's transaction; cached pages are refreshed when it commits.
 * @returns whether anything was written.
 */
export async function applyPlans(
  scope: OpenScope,
  subjects: readonly Subject[],
  plans: readonly TablePlan[],
  progress: Progress = noProgress,
): Promise<boolean> {
  if (plans.every(isIdle)) return false;
  const { tx, companyId, since } = scope;
  const refuseLate = async () =>
    since === undefined ? undefined : refuseConflicts(tx, companyId, since, plans);
  try {
    // Once before the writes, and once after them for what others did meanwhile.
    await refuseLate();
    for (const plan of plans) {
      const { subject } = plan;
      for (const entries of entrySlicesOf(plan)) {
        const book = await scope.book(subject.table.id);
        const ids = await subject.save(scope, entries);
        for (const [index, { row }] of entries.entries())
          book.add(
            subject.table.key.map((name) => String(row[name])),
            ids[index] ?? '',
          );
        progress.advance(entries.length);
      }
    }
    for (const { subject, putAway, hidden } of plans.toReversed()) {
      if (hidden.length > 0) await subject.hide?.(scope, hidden);
      if (putAway.length > 0) await subject.putAway?.(scope, putAway);
    }
    for (const subject of subjects) await subject.settle?.(scope);
    await refuseLate();
    await scope.finish();
    await notify(tx, companyChanged, { companyId });
    return true;
  } catch (error) {
    await scope.files.discard();
    await scope.attachments.discard();
    await scope.videos.discard();
    throw error;
  }
}
