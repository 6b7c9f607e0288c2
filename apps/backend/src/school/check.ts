import { inOrder, type Mistake } from './mistakes.ts';
import { changeNamed, filesOf, namesFiles } from './pictures.ts';
import { nearest } from './nearest.ts';
import { merged, type PlanOptions, planTable, type TablePlan } from './plan.ts';
import { type ReadRow, readRows } from './rows.ts';
import type { OpenScope } from './scope.ts';
import type { Found } from './source.ts';
import type { FileTables, Subject } from './subject.ts';
import { columnsOf, joinKey, keyOf, keyText, type Row } from './table.ts';

/** What a file comes to. */
export interface Checked {
  readonly mistakes: readonly Mistake[];
  /** Empty where there are mistakes. */
  readonly plans: readonly TablePlan[];
}

interface SheetRows {
  readonly subject: Subject;
  readonly name: string;
  readonly rows: readonly ReadRow[];
}

/** Silent columns stay what they are: nothing is compared of them. */
const tidied = ({ tidy }: Subject, read: ReadRow): ReadRow =>
  tidy === undefined ? read : { ...read, row: tidy(read.row) };

/** Puts the addresses of kept files in the place of the files that a row names. */
async function resolveFiles(
  scope: OpenScope,
  { subject: { table }, rows }: SheetRows,
  mistakes: Mistake[],
): Promise<ReadRow[]> {
  const columns = columnsOf(table).filter(([, column]) => namesFiles(column));
  if (columns.length === 0) return [...rows];
  const resolved: ReadRow[] = [];
  for (const read of rows) {
    const row = { ...read.row };
    for (const [id, { type }] of columns) {
      const files = filesOf(scope, type);
      const resolve = async (named: string): Promise<string> => {
        const found = await files.resolve(named);
        if ('value' in found) return found.value;
        mistakes.push({ place: read.place(id), problem: found.problem });
        return named;
      };
      row[id] = await changeNamed(type, row[id] ?? null, resolve);
    }
    resolved.push({ ...read, row });
  }
  return resolved;
}

/** Finds references that lead nowhere. */
async function checkReferences(
  scope: OpenScope,
  { subject: { table }, rows }: SheetRows,
  sheets: readonly SheetRows[],
  mistakes: Mistake[],
  { isKeepingMissing = false }: PlanOptions,
): Promise<void> {
  for (const [id, column] of columnsOf(table)) {
    const { target, via } = column;
    if (target === undefined) continue;
    const sheet = sheets.find(({ subject }) => subject.table.id === target);
    const inFile = new Set(sheet?.rows.map(({ key }) => key));
    const book = await scope.book(target);
    const mayStay = isKeepingMissing || sheet === undefined || sheet.subject.whenGone !== 'remove';
    for (const { row, place, silent } of rows) {
      if (row[id] === '' || silent.has(id)) continue;
      const wanted = joinKey((via.length === 0 ? [id] : via).map((name) => row[name] ?? ''));
      if (inFile.has(wanted) || (mayStay && book.has(wanted))) continue;
      const known = sheet?.rows.map((other) => keyText(sheet.subject.table, other.row)) ?? [];
      const near = via.length === 0 ? nearest(String(row[id]), known) : undefined;
      const hint = near === undefined ? '' : `, or did you mean “${near}”?`;
      const where = sheet === undefined ? 'the school' : sheet.name;
      mistakes.push({
        place: place(id),
        problem: `there is no ${column.name.en} “${String(row[id])}” in ${where}; add it there, or name another${hint}`,
      });
    }
  }
}

/** Tells the rows of a sheet with what it leaves as it is. */
async function rowsToBe(scope: OpenScope, { subject, rows }: SheetRows): Promise<Row[]> {
  const { table } = subject;
  const known = new Map((await scope.stored(subject)).map(({ row }) => [keyOf(table, row), row]));
  return rows.map((read) => merged(table, read, known.get(read.key)));
}

/** Finds rows that hang on themselves. */
function checkCircles({ subject: { table }, rows }: SheetRows, mistakes: Mistake[]): void {
  const own = columnsOf(table).find(([, { target }]) => target === table.id);
  if (own === undefined) return;
  const [id] = own;
  const above = new Map(rows.map(({ key, row }) => [key, joinKey([row[id] ?? ''])]));
  for (const { key, place } of rows) {
    let at = above.get(key);
    for (let steps = 0; at !== undefined && at !== '' && at !== key && steps <= rows.length; steps += 1)
      at = above.get(at);
    if (at === key)
      mistakes.push({ place: place(id), problem: 'the row hangs on itself; name another one above it' });
  }
}

/** Finds what a row as a whole has wrong, and names that others have who are not in the file. */
async function checkRows(
  scope: OpenScope,
  { subject, rows }: SheetRows,
  file: FileTables,
  mistakes: Mistake[],
): Promise<void> {
  const { table } = subject;
  const stored = await scope.stored(subject);
  const known = new Map(stored.map(({ row }) => [keyOf(table, row), row]));
  for (const read of rows) {
    const found = await subject.check?.(read.row, scope, known.get(read.key));
    if (found !== undefined) mistakes.push({ place: read.place(found.column), problem: found.problem });
  }
  const together = await subject.checkTogether?.(
    rows.map(({ row }) => row),
    scope,
    file,
  );
  for (const { row, place } of together === undefined ? [] : rows) {
    const found = together?.get(row);
    if (found !== undefined) mistakes.push({ place: place(found.column), problem: found.problem });
  }
  const here = new Set(rows.map(({ key }) => key));
  const others = stored.filter(({ row }) => !here.has(keyOf(table, row)));
  for (const [id, column] of columnsOf(table)) {
    if (!column.isUnique) continue;
    const taken = new Map(others.map(({ row }) => [String(row[id]).toLowerCase(), keyText(table, row)]));
    taken.delete('');
    for (const { row, place } of rows) {
      const other = taken.get(String(row[id]).toLowerCase());
      if (other !== undefined)
        mistakes.push({
          place: place(id),
          problem: `“${other}” has the same ${column.name.en}; write another one`,
        });
    }
  }
}

/** Reads all that was found, and plans what it changes. Nothing is written. */
export async function checkFound(
  scope: OpenScope,
  subjects: readonly Subject[],
  found: Found,
  options: PlanOptions = {},
): Promise<Checked> {
  const mistakes: Mistake[] = [...found.mistakes];
  const sheets: SheetRows[] = [];
  for (const subject of subjects) {
    const sheet = found.sheets.find(({ table }) => table === subject.table.id);
    // A sheet without a row says nothing, so that what is left empty in a template takes nothing away.
    if (sheet === undefined || sheet.rows.length === 0) continue;
    const rows = readRows(subject.table, sheet, mistakes);
    const read: SheetRows = { subject, name: sheet.name, rows: rows.map((one) => tidied(subject, one)) };
    sheets.push({ ...read, rows: await resolveFiles(scope, read, mistakes) });
  }
  const file: FileTables = {
    isKeepingMissing: options.isKeepingMissing ?? false,
    async rowsOf(table) {
      const sheet = sheets.find(({ subject }) => subject.table.id === table);
      return sheet && rowsToBe(scope, sheet);
    },
  };
  for (const sheet of sheets) {
    await checkReferences(scope, sheet, sheets, mistakes, options);
    checkCircles(sheet, mistakes);
    await checkRows(scope, sheet, file, mistakes);
  }
  if (mistakes.length > 0) {
    const names = sheets.map(({ name }) => name);
    return { mistakes: inOrder(mistakes, names), plans: [] };
  }
  // The last tables first: a lesson that goes holds its chapter no longer.
  const going = new Map<string, readonly string[]>();
  const plans: TablePlan[] = [];
  for (const { subject, rows } of sheets.toReversed())
    plans.unshift(await planTable(scope, subject, rows, going, options));
  return { mistakes, plans };
}
