import { fileURLToPath } from 'node:url';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { resources } from '../modules/resource/resource.tables.ts';
import type { Queryable } from '../platform/database/connection.ts';
import { companyAt } from '../platform/commands/companyAt.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import { applyPlans } from '../school/apply/apply.ts';
import { toWall } from '../platform/dates/days.ts';
import { type Cell, cellText } from '../school/columns/cell.ts';
import { checkFound } from '../school/apply/check.ts';
import { readFolder } from '../school/sources/folder.ts';
import { mistakesText } from '../school/mistakes.ts';
import { type OpenScope, openScope } from '../school/scope.ts';
import type { Found } from '../school/sources/source.ts';
import type { Subject } from '../school/subject.ts';
import { subjects } from '../school/tables/index.ts';

const folderOf = (name: string): string =>
  fileURLToPath(new URL(`../../demonstration/${name}`, import.meta.url));

/** Folder of each company of the demonstration, by its host. */
export const FOLDERS: Readonly<Record<string, string>> = {
  localhost: folderOf('qinghe'),
  'second.localhost': folderOf('huicai'),
};

const DAY_MS = 86_400_000;

const UNITS_MS = { d: DAY_MS, h: 3_600_000, m: 60_000 } as const;

/**
 * Relative times. `now-3d` is three days before the seeding, and `hour-3d` three days before the start of its
 * hour; `day+5 22:00` is the evening in five days, and `monday+9 19:30` that of the ninth day after this week's
 * Monday. `soon+0 19:30` is like `day+0`, but a day later where that is past or less than an hour away. An end
 * adds a duration: `… +90m`.
 */
const RELATIVE = /^(now|hour|day|monday|soon)([+-]\d+)(?:([dhm])| (\d\d):(\d\d))(?: \+(\d+)m)?$/;

const floor = (time: number, unit: number): number => Math.floor(time / unit) * unit;

/** Converts a relative time to an absolute one, so that a demonstration is as old as its database. */
export function dated(cell: Cell, now: Date): Cell {
  const [, from, count = '', unit, hour = '', minute = '', minutes = '0'] =
    RELATIVE.exec(cellText(cell)) ?? [];
  if (from === undefined) return cell;
  const wall = toWall(now).getTime();
  const takes = Number(minutes) * UNITS_MS.m;
  if (unit === 'd' || unit === 'h' || unit === 'm')
    return new Date(
      (from === 'hour' ? floor(wall, UNITS_MS.h) : wall) + Number(count) * UNITS_MS[unit] + takes,
    );
  const weekday = (new Date(wall).getUTCDay() + 6) % 7;
  const first = floor(wall, DAY_MS) - (from === 'monday' ? weekday * DAY_MS : 0);
  const at = first + Number(count) * DAY_MS + Number(hour) * UNITS_MS.h + Number(minute) * UNITS_MS.m;
  const isLate = from === 'soon' && at - wall < UNITS_MS.h;
  return new Date(at + (isLate ? DAY_MS : 0) + takes);
}

const datedFrom = (found: Found, now: Date): Found => ({
  ...found,
  sheets: found.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => dated(cell, now)) })),
  })),
});

/** Reads the tables of a folder. */
export const readTables = (folder: string, of: readonly Subject[] = subjects): Promise<Found> =>
  readFolder(
    folder,
    of.map(({ table }) => table),
  );

/** A store that discards everything: the demonstration's files stay in its folders. */
export const discardingStore: FileStore = {
  put: async () => {},
  adopt: async () => {},
  open: async () => undefined,
  addressOf: async () => undefined,
  remove: async () => {},
  removeAllOf: async () => {},
};

/** Records for the files of a folder that their bytes are stored. */
const noteFiles = async (tx: Queryable, companyId: string): Promise<void> =>
  void (await tx
    .update(resources)
    .set({ drawing: sql`${resources.sourceKey}` })
    .where(and(eq(resources.companyId, companyId), isNotNull(resources.sourceKey))));

/** Opens the scope in which a company's tables are applied. */
export async function scopeOf(
  tx: Queryable,
  { host, folder, now }: { readonly host: string; readonly folder: string; readonly now: Date },
): Promise<OpenScope> {
  const config = {
    dataDir: folder,
    mode: 'test' as const,
    // A new database is not shared with a process of an earlier version.
    passwordHash: 'argon2id' as const,
    schoolsDir: undefined,
    schoolEditsDir: undefined,
  };
  const store = async () => discardingStore;
  const { id: companyId } = await companyAt(tx, { host });
  return openScope({ tx, companyId, now, config, folder, store }, subjects);
}

async function applyFolder(
  tx: Queryable,
  host: string,
  folder: string,
  of: readonly Subject[],
): Promise<void> {
  const now = new Date();
  const read = datedFrom(await readTables(folder, of), now);
  const scope = await scopeOf(tx, { host, folder, now });
  const { plans, mistakes } = await checkFound(scope, of, read);
  if (mistakes.length > 0) throw new Error(mistakesText(mistakes, 'en', []));
  await applyPlans(scope, of, plans);
  await noteFiles(tx, scope.companyId);
}

/** Applies the question bank of both companies of the demonstration: three subjects with papers of every kind. */
export async function applyBank(tx: Queryable): Promise<void> {
  for (const host of Object.keys(FOLDERS)) await applyFolder(tx, host, folderOf('bank'), subjects);
}

/**
 * Applies the folders of the demonstration's companies, as `npm run school -- apply` would. @param of the
 * tables to apply, all by default
 */
export async function applyFolders(tx: Queryable, of: readonly Subject[] = subjects): Promise<void> {
  for (const [host, folder] of Object.entries(FOLDERS)) await applyFolder(tx, host, folder, of);
}
