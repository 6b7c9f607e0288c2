import { deedsAfter } from '../../platform/audit/auditLog.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { asFields } from '../../providers/fields.ts';
import type { TablePlan } from './plan.ts';

/** Tables of the database in which a plan would undo what was changed meanwhile; and those where also what was added. */
function undoneBy({ subject: { stored, keyless = [] }, entries, putAway, hidden }: TablePlan) {
  const isOfKnown = putAway.length > 0 || hidden.length > 0 || entries.some(({ id }) => id !== undefined);
  return {
    changed: stored !== undefined && isOfKnown ? [stored] : [],
    touched: isOfKnown || entries.length > 0 ? keyless : [],
  };
}

/**
 * Looks whether another command wrote rows of the same tables after they were read: a row is written as a whole, and what
 * that command did would be undone. Once the rows are written, whoever comes later waits for them.
 * @param since the last deed that was known before anything was read
 * @throws {CommandError} naming the command
 */
export async function refuseOvertaken(
  tx: Queryable,
  companyId: string,
  since: string,
  plans: readonly TablePlan[],
): Promise<void> {
  const written = plans.map((plan) => ({ plan, ...undoneBy(plan) }));
  for (const { deed, actor, details } of await deedsAfter(tx, companyId, since)) {
    const changes = asFields(asFields(details)['changes']);
    const both = written.find(({ changed, touched }) => {
      const isChanged = (table: string): boolean => {
        const counts = asFields(changes[table]);
        return counts['changed'] !== undefined || counts['removed'] !== undefined;
      };
      return changed.some(isChanged) || touched.some((table) => changes[table] !== undefined);
    });
    if (both !== undefined)
      throw new CommandError(
        `Meanwhile “${deed}” of ${actor} changed ${both.plan.subject.table.sheet.en.toLowerCase()}, so nothing was done. ` +
          'Export the school anew if the file is to keep that, then give this command again.',
      );
  }
}
