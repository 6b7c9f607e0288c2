import { lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { CommandError } from '../../platform/commands/commandError.ts';
import { type CsvRow, escapeFormula, readCsv } from '../../platform/commands/csv.ts';
import { decodeText } from '../../platform/commands/decodeText.ts';
import { cellText } from '../columns/cell.ts';
import type { Mistake } from '../mistakes.ts';
import { documentName } from './rows.ts';
import type { Found, FoundDocument, FoundSheet } from './source.ts';
import { columnsOf, keyText, type Table } from '../table.ts';
import type { FilledTable } from './writeWorkbook.ts';

/** Maximum bytes of a CSV file, and of a separate text file. */
const MAX_CSV_BYTES = 256 * 1024 * 1024;
const MAX_DOCUMENT_BYTES = 256 * 1024;

/** Reads a regular file; undefined where there is none. Symbolic links are refused, since they could lead anywhere. */
async function readPlain(path: string, name: string, maxBytes: number): Promise<string | undefined> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined) return undefined;
  if (!found.isFile()) throw new CommandError(`${name} is not a regular file; put the file itself there.`);
  if (found.size > maxBytes)
    throw new CommandError(`${name} is larger than ${maxBytes / 1024 / 1024} MB; split it.`);
  return decodeText(await readFile(path), name);
}

async function readDocuments(folder: string, table: Table): Promise<Map<string, FoundDocument> | undefined> {
  const columns = columnsOf(table).filter(([, { type }]) => type === 'document');
  const entries = await readdir(join(folder, table.id)).catch(() => undefined);
  // Without the folder, the texts stay as they are, unless the column is required.
  if (entries === undefined)
    return columns.some(([, { fallback }]) => fallback === undefined) ? new Map() : undefined;
  if (columns.length === 0) return undefined;
  const documents = new Map<string, FoundDocument>();
  for (const entry of entries.filter((one) => one.endsWith('.md')).toSorted()) {
    const place = `${table.id}/${entry}`;
    const text = await readPlain(join(folder, place), place, MAX_DOCUMENT_BYTES);
    if (text !== undefined) documents.set(place.toLowerCase(), { place, text: text.replace(/\n$/, '') });
  }
  return documents;
}

async function readTable(folder: string, table: Table, mistakes: Mistake[]): Promise<FoundSheet | undefined> {
  const name = `${table.id}.csv`;
  const text = await readPlain(join(folder, name), name, MAX_CSV_BYTES);
  if (text === undefined) return undefined;
  let rows: CsvRow[];
  try {
    rows = readCsv(text);
  } catch (error) {
    mistakes.push({
      place: name,
      problem: `it is not valid CSV (${error instanceof Error ? error.message : ''}); save it again`,
    });
    return undefined;
  }
  const [head, ...rest] = rows;
  return {
    table: table.id,
    name,
    head: head?.cells ?? [],
    rows: rest,
    documents: await readDocuments(folder, table),
  };
}

/** Reads a folder of CSV and Markdown files. @throws {CommandError} where it is no folder of a school's tables. */
export async function readFolder(folder: string, tables: readonly Table[]): Promise<Found> {
  const mistakes: Mistake[] = [];
  const sheets: FoundSheet[] = [];
  for (const table of tables) {
    const sheet = await readTable(folder, table, mistakes);
    if (sheet !== undefined) sheets.push(sheet);
  }
  if (sheets.length === 0 && mistakes.length === 0)
    throw new CommandError(`${folder} contains none of ${tables.map(({ id }) => `${id}.csv`).join(', ')}.`);
  const names = new Set(tables.map(({ id }) => `${id}.csv`));
  const strangers = (await readdir(folder)).filter((name) => name.endsWith('.csv') && !names.has(name));
  const notes = strangers.map((name) => `${name} is not a table of the school, and was ignored.`);
  return { sheets, folder, mistakes, notes };
}

/** Writes tables as a folder: CSV with the columns' ids, and each long text as a Markdown file. */
export async function writeFolder(folder: string, filled: readonly FilledTable[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { table, rows } of filled) {
    const all = columnsOf(table);
    const columns = all.filter(([, { type }]) => type !== 'document');
    const lines = rows.map((row) =>
      columns.map(([id, column]) => {
        const cell = column.write(row[id] ?? null, 'en');
        return typeof cell === 'string' ? escapeFormula(cell) : cellText(cell);
      }),
    );
    await writeFile(join(folder, `${table.id}.csv`), stringify([columns.map(([id]) => id), ...lines]));
    for (const [id] of all.filter(([, { type }]) => type === 'document'))
      for (const row of rows) {
        const text = String(row[id] ?? '');
        if (text === '') continue;
        const path = join(folder, documentName(table.id, keyText(table, row), id));
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, `${text}\n`);
      }
  }
}
