import { parse } from 'csv-parse/sync';
import { Findings, type Home, shortHash } from '../imported.ts';
import { subjectOfFile, USUAL_CATEGORY } from '../moodle/categories.ts';
import { Keys } from '../moodle/keys.ts';
import { SourceError } from '../source/sourceError.ts';
import { optionsInCell } from './cellOptions.ts';
import { type Column, type Columns, readHead } from './headers.ts';
import { readPlain } from './plainQuestion.ts';

/** Rows above the head that may hold a title, or how the template is filled in. */
const HEAD_WITHIN = 20;

type Rows = readonly (readonly string[])[];

/** The head of a sheet; undefined where it has none. */
function headOf(rows: Rows): { readonly at: number; readonly columns: Columns } | undefined {
  for (const [at, row] of rows.slice(0, HEAD_WITHIN).entries()) {
    const columns = readHead(row);
    if (columns !== undefined) return { at, columns };
  }
  return undefined;
}

const listIn = (cell: string): readonly string[] =>
  cell
    .split(/[、,，;；|/]+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** What rows are told about the file they stand in. */
interface Sheet {
  readonly file: string;
  /** Empty where it is the only one. */
  readonly name: string;
}

function readRow(
  row: readonly string[],
  { places, options }: Columns,
  { file, name }: Sheet,
  place: string,
  keys: Keys,
  findings: Findings,
): void {
  const cell = (column: Column): string => {
    const at = places.get(column);
    return at === undefined ? '' : (row[at] ?? '').trim();
  };
  const own = options.map((at) => (row[at] ?? '').trim());
  // Options end at the last that is filled.
  const filled = own.slice(0, own.findLastIndex((option) => option !== '') + 1);
  if (filled.includes('')) {
    findings.refused.push({ place, reason: 'an option has no text, and one behind it has' });
    return;
  }
  const named =
    cell('number') === '' ? shortHash(cell('stem') + filled.join('\n')) : `${name}${cell('number')}`;
  const home: Home = {
    category: cell('category') || USUAL_CATEGORY,
    subject: cell('subject') || subjectOfFile(file),
  };
  const read = readPlain(
    {
      stem: [cell('material'), cell('stem')].filter((text) => text !== '').join('\n\n'),
      ...(filled.length > 0
        ? { options: filled, answer: cell('answer') }
        : optionsInCell(cell('options'), cell('answer'))),
      explanation: cell('explanation'),
      type: cell('type'),
      difficulty: cell('difficulty'),
      points: listIn(cell('points')),
    },
    keys.of(`table:${subjectOfFile(file)}:${named}`),
  );
  if ('refused' in read) findings.refused.push({ place, reason: read.refused });
  else findings.questions.push({ draft: read.draft, home, place, notes: read.notes });
}

/** Takes the rows of a sheet as questions. @returns whether it has a head of a table of questions. */
function readRows(rows: Rows, sheet: Sheet, findings: Findings, keys: Keys): boolean {
  const head = headOf(rows);
  if (head === undefined) return false;
  for (const [index, row] of rows.entries()) {
    if (index <= head.at || row.every((cell) => cell.trim() === '')) continue;
    const place = `${sheet.name === '' ? '' : `${sheet.name}, `}row ${index + 1}`;
    readRow(row, head.columns, sheet, place, keys, findings);
  }
  return true;
}

/** Reads a table of questions from CSV or text with tabs. @returns undefined where it has no head of one. */
export function readCsv(file: string, text: string): Findings | undefined {
  const findings = new Findings('CSV');
  const head = text.slice(0, 4000);
  const counts = ['\t', ';', ','].map((mark) => ({ mark, count: head.split(mark).length }));
  const delimiter = counts.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ',';
  let rows: Rows;
  try {
    rows = parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: true });
  } catch (error) {
    throw new SourceError(`${file}: this is no CSV (${error instanceof Error ? error.message : ''})`);
  }
  return readRows(rows, { file, name: '' }, findings, new Keys()) ? findings : undefined;
}

const textOfCell = (cell: unknown): string =>
  cell === null || cell === undefined
    ? ''
    : cell instanceof Date
      ? cell.toISOString().slice(0, 10)
      : String(cell);

/** Reads a workbook of questions: every sheet whose head names a text and an answer. @throws {SourceError} */
export async function readWorkbook(file: string, bytes: Uint8Array): Promise<Findings> {
  const { readXlsx } = await import('hucre/xlsx');
  const { sheets } = await readXlsx(bytes).catch((error: unknown) => {
    throw new SourceError(
      `${file}: it cannot be read (${error instanceof Error ? error.message : ''}); save it anew as .xlsx`,
    );
  });
  const findings = new Findings('Excel');
  const keys = new Keys();
  for (const { name, rows } of sheets) {
    // Of a formula stands here what it came to; nothing is reckoned.
    const texts = rows.map((row) => row.map(textOfCell));
    const isTable = readRows(texts, { file, name: sheets.length === 1 ? '' : name }, findings, keys);
    if (!isTable && texts.some((row) => row.some((cell) => cell.trim() !== '')))
      findings.remarks.push(
        `the sheet “${name}” was left alone, since its head does not name 题干 (the text) and 答案 (the answer)`,
      );
  }
  return findings;
}
