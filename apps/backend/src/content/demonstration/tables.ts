import { fileURLToPath } from 'node:url';
import { arrayContains } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { applyPlans } from '../../school/apply.ts';
import { type Cell, cellText, toWall } from '../../school/cell.ts';
import { checkFound } from '../../school/check.ts';
import { readFolder } from '../../school/folder.ts';
import { mistakesText } from '../../school/mistakes.ts';
import { openScope } from '../../school/scope.ts';
import type { Found } from '../../school/source.ts';
import { subjects } from '../../school/tables/index.ts';

/** The folders of the demonstration's companies, by the host of each. */
const FOLDERS: Readonly<Record<string, string>> = {
  localhost: fileURLToPath(new URL('../../../demonstration/qinghe', import.meta.url)),
  'second.localhost': fileURLToPath(new URL('../../../demonstration/huicai', import.meta.url)),
};

const DAY_MS = 86_400_000;

/** `now-3d` is three days ago; `monday+9 19:30` the evening of the ninth day of this week, counted from 0. */
const RELATIVE = /^(now|monday)([+-]\d+)(?:d| (\d\d):(\d\d))$/;

/** Puts a time in the place of one that counts from now: a demonstration is as old as its database. */
function dated(cell: Cell, now: Date): Cell {
  const [, from, days = '', hour, minute] = RELATIVE.exec(cellText(cell)) ?? [];
  if (from === undefined) return cell;
  const wall = toWall(now);
  if (from === 'now') return new Date(wall.getTime() + Number(days) * DAY_MS);
  const monday = wall.getUTCDate() - ((wall.getUTCDay() + 6) % 7);
  return new Date(
    Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), monday + Number(days), Number(hour), Number(minute)),
  );
}

const datedFrom = (found: Found, now: Date): Found => ({
  ...found,
  sheets: found.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => dated(cell, now)) })),
  })),
});

async function applyFolder(tx: Queryable, host: string, folder: string): Promise<void> {
  const [company] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(arrayContains(companies.hosts, [host]));
  if (company === undefined) throw new Error(`There is no company at ${host}`);
  const now = new Date();
  const read = await readFolder(
    folder,
    subjects.map(({ table }) => table),
  );
  // It names drawings alone, and brings no files that would have to be kept.
  const none = { schoolsDir: undefined, schoolEditsDir: undefined };
  const config = { dataDir: folder, mode: 'test' as const, ...none };
  const scope = await openScope({ tx, companyId: company.id, now, config, folder }, subjects);
  const { plans, mistakes } = await checkFound(scope, subjects, datedFrom(read, now));
  if (mistakes.length > 0) throw new Error(mistakesText(mistakes));
  await applyPlans(scope, subjects, plans);
}

/** Applies the folders of the demonstration's companies, as `npm run school -- apply` would. */
export async function applyFolders(tx: Queryable): Promise<void> {
  for (const [host, folder] of Object.entries(FOLDERS)) await applyFolder(tx, host, folder);
}
