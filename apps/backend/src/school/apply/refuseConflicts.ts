import { auditEntriesAfter } from '../../platform/audit/auditLog.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { asObject } from '../../platform/schema/jsonObject.ts';
import type { TablePlan } from './plan.ts';

/**
 * Returns the database tables in which a plan would overwrite concurrent changes, and those in which it would
 * overwrite concurrent inserts too.
 */
function conflictTables({ subject: { stored, keyless = [] }, entries, putAway, hidden }: TablePlan) {
  const isOfKnown = putAway.length > 0 || hidden.length > 0 || entries.some(({ id }) => id !== undefined);
  return {
    changed: stored !== undefined && isOfKnown ? [stored] : [],
    touched: isOfKnown || entries.length > 0 ? keyless : [],
  };
}

/**
 * Refuses to apply if another command wrote rows of the same tables after they were read: rows are written as a
 * whole, so the other command's changes would be lost. After the writes, row locks make later commands wait.
 * @param since the last audit log entry before anything was read
 * @throws {CommandError} naming the command
 */
export async function refuseConflicts(
  tx: Queryable,
  companyId: string,
  since: string,
  plans: readonly TablePlan[],
): Promise<void> {
  const writtenTables = plans.map((plan) => ({ plan, ...conflictTables(plan) }));
  for (const { action, actor, details } of await auditEntriesAfter(tx, companyId, since)) {
    const changes = asObject(asObject(details)['changes']);
    const both = writtenTables.find(({ changed, touched }) => {
      const isChanged = (table: string): boolean => {
        const counts = asObject(changes[table]);
        return counts['changed'] !== undefined || counts['removed'] !== undefined;
      };
      return changed.some(isChanged) || touched.some((table) => changes[table] !== undefined);
    });
    if (both !== undefined)
      throw new CommandError(
        `Meanwhile “${action}” of ${actor} changed ${both.plan.subject.table.sheet.en.toLowerCase()}, so nothing was applied. ` +
          'Export the school again if the file is to keep that change, then repeat this command.',
      );
  }
}
