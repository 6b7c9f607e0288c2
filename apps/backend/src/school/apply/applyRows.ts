import { CommandError } from '../../platform/commands/commandError.ts';
import { companyAt, type CompanyNamed } from '../../platform/commands/companyAt.ts';
import { withProgress } from '../../platform/commands/progress.ts';
import type { VerbContext } from '../../platform/commands/verb.ts';
import { applyPlans, countWrites } from './apply.ts';
import type { Cell } from '../columns/cell.ts';
import { checkFound } from './check.ts';
import type { Mistake } from '../mistakes.ts';
import type { TablePlan } from './plan.ts';
import { type OpenScope, openScope } from '../scope.ts';
import { subjects } from '../tables/index.ts';

/** Opens the tables of the company named on the command line, without a file. */
export async function openTables(
  { tx, config, now, files }: VerbContext,
  named: CompanyNamed,
): Promise<OpenScope> {
  const { id: companyId } = await companyAt(tx, named);
  const store = async () => (await files()).store;
  return openScope({ tx, companyId, now, config, folder: '', store }, subjects);
}

/** Rows of one table, as given on the command line. */
export interface CommandRows {
  /** Id of the table. */
  readonly table: string;
  /** Ids of the given columns; the values of the others stay as they are. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Formats a mistake with its value on the command line, since there are no cells. */
function mistakeText({ rows, columns }: CommandRows, { place, problem }: Mistake): string {
  const [, letter = 'A', line = '2'] = /!([A-Z])(\d+)$/.exec(place) ?? [];
  const key = rows[Number(line) - 2]?.[0] ?? '';
  return `${String(key)}, ${columns[letter.charCodeAt(0) - 65] ?? ''}: ${problem}`;
}

/**
 * Writes some rows of a table, like applying a sheet with only these rows: the same rules hold, and other rows
 * stay as they are.
 * @throws {CommandError} listing all mistakes.
 */
export async function applyRows(scope: OpenScope, commandRows: CommandRows): Promise<TablePlan | undefined> {
  const { table, columns, rows } = commandRows;
  const sheet = {
    table,
    name: table,
    head: columns.map(
      (id) => subjects.find((one) => one.table.id === table)?.table.columns[id]?.name.en ?? id,
    ),
    rows: rows.map((cells, index) => ({ line: index + 2, cells })),
    documents: undefined,
  };
  const found = { sheets: [sheet], folder: '', mistakes: [], notes: [] };
  const { plans, mistakes } = await checkFound(scope, subjects, found, { isKeepingMissing: true });
  if (mistakes.length > 0)
    throw new CommandError(mistakes.map((mistake) => mistakeText(commandRows, mistake)).join('\n'));
  await withProgress(countWrites(plans), (progress) => applyPlans(scope, subjects, plans, progress));
  return plans[0];
}
