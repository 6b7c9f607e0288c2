import { deedsAfter } from '../../platform/audit/auditLog.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { asFields } from '../../providers/fields.ts';
import type { TablePlan } from './plan.ts';

/** Whether a plan writes rows that were there when it was made. */
const isOfKnown = ({ entries, putAway, hidden }: TablePlan): boolean =>
  putAway.length > 0 || hidden.length > 0 || entries.some(({ id }) => id !== undefined);

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
  const written = plans.filter(isOfKnown);
  for (const { deed, actor, details } of await deedsAfter(tx, companyId, since)) {
    const changes = asFields(asFields(details)['changes']);
    const both = written.find(({ subject: { stored } }) => {
      const { changed, removed } = asFields(stored === undefined ? undefined : changes[stored]);
      return changed !== undefined || removed !== undefined;
    });
    if (both !== undefined)
      throw new CommandError(
        `Meanwhile “${deed}” of ${actor} changed ${both.subject.table.sheet.en.toLowerCase()}, so nothing was done. ` +
          'Export the school anew if the file is to keep that, then give this command again.',
      );
  }
}
