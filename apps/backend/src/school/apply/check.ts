import type { Column } from '../columns/column.ts';
import { noProgress, type Progress } from '../../platform/commands/progress.ts';
import { inOrder, type Mistake } from '../mistakes.ts';
import { changeNamed, filesOf, namesFiles } from '../pictures.ts';
import { nearest } from '../../platform/commands/nearest.ts';
import { type PlanOptions, planTable, type TablePlan } from './plan.ts';
import { type ReadRow, readRows } from '../sources/rows.ts';
import type { OpenScope } from '../scope.ts';
import type { Found } from '../sources/source.ts';
import type { FileTables, Subject } from '../subject.ts';
import { columnsOf, joinKey, keyOf, keyText, type Row, type Table } from '../table.ts';

/** The result of checking a file. */
export interface Checked {
  readonly mistakes: readonly Mistake[];
  /** Empty if there are mistakes. */
  readonly plans: readonly TablePlan[];
}

/** A row as it is to be stored, and as it is stored now. */
interface CheckedRow extends ReadRow {
  readonly before: Row | undefined;
}

interface SheetRows {
  readonly subject: Subject;
  readonly name: string;
  readonly rows: readonly CheckedRow[];
}

/** Options of a check. */
export interface CheckOptions extends PlanOptions {
  /** Advanced as often as {@link checkedBy} counts. @defaultValue no progress is shown */
  readonly progress?: Progress;
}

/** Steps per row: its files, the row itself, and its changes. */
const STEPS = 3;

/** Counts the steps of a file's check. */
export const checkedBy = ({ sheets }: Found): number =>
  sheets.reduce((sum, { rows }) => sum + rows.length * STEPS, 0);

/** Fills in the values that the file leaves unchanged. Columns for new rows only do not change an existing row. */
function merged(table: Table, { row, silent }: ReadRow, before: Row | undefined): Row {
  if (before === undefined) return row;
  return Object.fromEntries(
    columnsOf(table).map(([id, { isForNew }]) => [
      id,
      // The letter case of a key may be changed by the file, since it is the same key.
      (silent.has(id) || isForNew ? before[id] : row[id]) ?? null,
    ]),
  );
}

function completed({ table, tidy }: Subject, read: ReadRow, before: Row | undefined): CheckedRow {
  const row = merged(table, read, before);
  return { ...read, row: tidy === undefined ? row : tidy(row), before };
}

/** Replaces the files that a row names with the addresses under which they are stored. */
async function resolveFiles(
  scope: OpenScope,
  table: Table,
  rows: readonly ReadRow[],
  mistakes: Mistake[],
  progress: Progress,
): Promise<readonly ReadRow[]> {
  const columns = columnsOf(table).filter(([, column]) => namesFiles(column));
  if (columns.length === 0) {
    progress.advance(rows.length);
    return rows;
  }
  const resolved: ReadRow[] = [];
  for (const read of rows) {
    progress.advance(1);
    const row = { ...read.row };
    for (const [id, { type }] of columns) {
      const files = filesOf(scope, type);
      const resolve = async (named: string): Promise<string> => {
        const found = await files.resolve(named);
        if ('value' in found) return found.value;
        mistakes.push({ place: read.cellName(id), problem: found.problem });
        return named;
      };
      row[id] = await changeNamed(type, row[id] ?? null, resolve);
    }
    resolved.push({ ...read, row });
  }
  return resolved;
}

/** Describes a reference to a missing row, with the key that was probably meant. */
function missingText({ name, via }: Column, reference: string, sheet: SheetRows | undefined): string {
  const known = sheet?.rows.map(({ row }) => keyText(sheet.subject.table, row)) ?? [];
  const near = via.length === 0 ? nearest(reference, known) : undefined;
  const hint = near === undefined ? '' : `, or did you mean “${near}”?`;
  const searchedIn = sheet === undefined ? 'the school' : sheet.name;
  return `there is no ${name.en} “${reference}” in ${searchedIn}; add it there, or name another${hint}`;
}

/** Finds references to missing rows. */
async function checkReferences(
  scope: OpenScope,
  { subject: { table }, rows }: SheetRows,
  sheets: readonly SheetRows[],
  mistakes: Mistake[],
  isKeepingMissing: boolean,
): Promise<void> {
  for (const [id, column] of columnsOf(table)) {
    const { target, via } = column;
    if (target === undefined) continue;
    const sheet = sheets.find(({ subject }) => subject.table.id === target);
    const inFile = new Set(sheet?.rows.map(({ key }) => key));
    const book = await scope.book(target);
    const mayStay = isKeepingMissing || sheet === undefined || sheet.subject.whenMissing !== 'remove';
    for (const { row, cellName, silent } of rows) {
      if (row[id] === '' || silent.has(id)) continue;
      const referenced = joinKey((via.length === 0 ? [id] : via).map((name) => row[name] ?? ''));
      if (inFile.has(referenced) || (mayStay && book.has(referenced))) continue;
      mistakes.push({ place: cellName(id), problem: missingText(column, String(row[id]), sheet) });
    }
  }
}

/** Finds rows that refer to themselves in a cycle. */
function checkCircles({ subject: { table }, rows }: SheetRows, mistakes: Mistake[]): void {
  const own = columnsOf(table).find(([, { target }]) => target === table.id);
  if (own === undefined) return;
  const [id] = own;
  const above = new Map(rows.map(({ key, row }) => [key, joinKey([row[id] ?? ''])]));
  for (const { key, cellName } of rows) {
    let at = above.get(key);
    for (let steps = 0; at !== undefined && at !== '' && at !== key && steps <= rows.length; steps += 1)
      at = above.get(at);
    if (at === key)
      mistakes.push({ place: cellName(id), problem: 'the row is its own ancestor; choose another parent' });
  }
}

/** Finds mistakes of a row as a whole, and unique values that rows outside the file have. */
async function checkRows(
  scope: OpenScope,
  { subject, rows }: SheetRows,
  file: FileTables,
  mistakes: Mistake[],
  progress: Progress,
): Promise<void> {
  const { table } = subject;
  for (const { row, before, cellName, unreadable } of rows) {
    progress.advance(1);
    const found = await subject.check?.(row, scope, before);
    if (found !== undefined && !unreadable.has(found.column))
      mistakes.push({ place: cellName(found.column), problem: found.problem });
  }
  const together = await subject.checkTogether?.(
    rows.map(({ row }) => row),
    scope,
    file,
  );
  for (const { row, cellName } of together === undefined ? [] : rows) {
    const found = together?.get(row);
    if (found !== undefined) mistakes.push({ place: cellName(found.column), problem: found.problem });
  }
  const here = new Set(rows.map(({ key }) => key));
  const stored = await scope.stored(subject);
  const others = stored.filter(({ row }) => !here.has(keyOf(table, row)));
  for (const [id, column] of columnsOf(table)) {
    if (!column.isUnique) continue;
    const keysByValue = new Map(
      others.map(({ row }) => [String(row[id]).toLowerCase(), keyText(table, row)]),
    );
    keysByValue.delete('');
    for (const { row, cellName } of rows) {
      const other = keysByValue.get(String(row[id]).toLowerCase());
      if (other !== undefined)
        mistakes.push({
          place: cellName(id),
          problem: `“${other}” has the same ${column.name.en}; write another one`,
        });
    }
  }
}

/** Checks everything that was read, and plans the changes. Nothing is written. */
export async function checkFound(
  scope: OpenScope,
  subjects: readonly Subject[],
  found: Found,
  { isKeepingMissing = false, progress = noProgress }: CheckOptions = {},
): Promise<Checked> {
  const mistakes: Mistake[] = [...found.mistakes];
  const sheets: SheetRows[] = [];
  for (const subject of subjects) {
    const sheet = found.sheets.find(({ table }) => table === subject.table.id);
    // An empty sheet is skipped, so that an empty sheet of a template deletes nothing.
    if (sheet === undefined || sheet.rows.length === 0) continue;
    const { table } = subject;
    const stored = await scope.stored(subject);
    const known = new Map(stored.map(({ row }) => [keyOf(table, row), row]));
    const read = readRows(table, sheet, mistakes, isKeepingMissing ? new Set(known.keys()) : undefined);
    const rows = await resolveFiles(scope, table, read, mistakes, progress);
    sheets.push({
      subject,
      name: sheet.name,
      rows: rows.map((one) => completed(subject, one, known.get(one.key))),
    });
  }
  const file: FileTables = {
    isKeepingMissing,
    rowsOf: (table) => sheets.find(({ subject }) => subject.table.id === table)?.rows.map(({ row }) => row),
  };
  for (const sheet of sheets) {
    await checkReferences(scope, sheet, sheets, mistakes, isKeepingMissing);
    checkCircles(sheet, mistakes);
    await checkRows(scope, sheet, file, mistakes, progress);
  }
  if (mistakes.length > 0) {
    const names = sheets.map(({ name }) => name);
    return { mistakes: inOrder(mistakes, names), plans: [] };
  }
  // The last tables first: a deleted lesson no longer prevents the deletion of its chapter.
  const going = new Map<string, readonly string[]>();
  const plans: TablePlan[] = [];
  for (const { subject, rows } of sheets.toReversed()) {
    plans.unshift(await planTable(scope, subject, rows, going, { isKeepingMissing }));
    progress.advance(rows.length);
  }
  return { mistakes, plans };
}
