import { parse } from 'csv-parse/sync';
import { Findings, type Home, LABELS, shortHash } from '../imported.ts';
import { plainText } from '../../../markup/bankMarks.ts';
import { subjectOfFile, DEFAULT_CATEGORY } from '../moodle/categories.ts';
import { Keys } from '../moodle/keys.ts';
import { SourceError } from '../../../markup/sourceError.ts';
import { optionsInCell, withoutLetters } from './cellOptions.ts';
import { type Column, type Columns, lackingIn, readHead, readTwoRowHeader } from './headers.ts';
import { readPlain } from './plainQuestion.ts';
import { kindNamed } from '../../../school/plainWords.ts';
import { htmlWriter, isHtmlText, noteOnce } from './htmlText.ts';
import {
  hasPictures,
  picturesIn,
  type TextRow,
  textRows,
  withoutPictures,
  withPictures,
} from './sheetRows.ts';

/** Rows in which the header is searched; a title or instructions may precede it. */
const HEAD_WITHIN = 20;

/** A heading between questions that names their kind: 二、多选题（每题 3 分）. A question without its answer is no heading. */
const HEADING =
  /^\s*(?:第?[一二三四五六七八九十\d]{1,3}(?:部分|大题)?[、.．\s]\s*)?[^，。？?！!（(]{0,12}题\s*(?:[（(:：].*)?$/;

/** Returns the kind that a heading names; empty for other texts. */
const kindOfHeading = (text: string): string =>
  HEADING.test(text) && kindNamed(text) !== undefined ? text : '';

type Rows = readonly TextRow[];

/** Finds the header of a sheet, which may have two rows: 选项 above A, B, C. */
function headOf(
  rows: Rows,
): { readonly at: number; readonly count: number; readonly columns: Columns } | undefined {
  for (const [at, { cells }] of rows.slice(0, HEAD_WITHIN).entries()) {
    const below = rows[at + 1]?.cells;
    const both = below === undefined ? undefined : readTwoRowHeader(cells, below);
    if (both !== undefined) return { at, count: 2, columns: both };
    const columns = readHead(cells);
    if (columns !== undefined) return { at, count: 1, columns };
  }
  return undefined;
}

const listIn = (cell: string): readonly string[] =>
  cell
    .split(/[、,，;；|/]+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** The context of a sheet's rows. */
interface Sheet {
  readonly file: string;
  /** Empty where it is the only sheet. */
  readonly name: string;
  /** The kind of its questions; empty where its name contains none. */
  readonly kind: string;
  /** Temporary addresses of the pictures in its cells. */
  readonly addresses: readonly string[];
  /** The texts of cells that contain dates and times. @defaultValue none */
  readonly dates?: ReadonlySet<string>;
  /** Converts a text to the bank's format. @defaultValue the text is plain */
  readonly write?: (text: string) => string;
}

/** A question of a sheet: its first row, with the texts of all its rows. */
interface Entry {
  readonly line: number;
  readonly cells: readonly string[];
  /** The kind named by the heading above it. */
  readonly section: string;
}

/** Joins the cells of a question's rows. */
const joined = (above: readonly string[], below: readonly string[]): string[] =>
  Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    const [first = '', second = ''] = [above[at], below[at]];
    return second === '' || second === first ? first : first === '' ? second : `${first}\n${second}`;
  });

/** Groups the rows of each question: its text is merged over several rows, or the rows below only have options. */
function entriesOf(rows: Rows, { indexes, options }: Columns, kind: string): Entry[] {
  const entries: Entry[] = [];
  let section = kind;
  const stem = indexes.get('stem') ?? 0;
  const ofOptions = [...options, indexes.get('options')].filter((at) => at !== undefined);
  for (const { line, cells, isSpanned, continued } of rows) {
    const filled = cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [at]));
    if (filled.length === 0 || readHead(cells) !== undefined) continue;
    const [only = ''] = cells.filter((cell) => cell.trim() !== '');
    const isHeading = new Set(filled.map((at) => cells[at])).size === 1;
    if (isHeading && (isSpanned || kindOfHeading(only) !== '')) {
      section = only;
      continue;
    }
    const last = entries.at(-1);
    const isRest = ofOptions.length > 0 && filled.every((at) => ofOptions.includes(at) || continued.has(at));
    if (last !== undefined && (continued.has(stem) || (isRest && (cells[stem] ?? '').trim() === '')))
      entries.splice(-1, 1, { ...last, cells: joined(last.cells, cells) });
    else entries.push({ line, cells, section });
  }
  return entries;
}

function readEntry(
  { line, cells, section }: Entry,
  { indexes, options, answers }: Columns,
  { file, name, addresses, dates, write }: Sheet,
  keys: Keys,
  findings: Findings,
): void {
  const place = `${name === '' ? '' : `${name}, `}row ${line}`;
  const cell = (column: Column): string => {
    const at = indexes.get(column);
    return at === undefined ? '' : (cells[at] ?? '').trim();
  };
  const answer = answers
    .map((at) => (cells[at] ?? '').trim())
    .filter((text) => text !== '')
    .join('\n');
  const own = options.map((at) => (cells[at] ?? '').trim());
  // Options end at the last non-empty one.
  const filled = own.slice(0, own.findLastIndex((option) => option !== '') + 1);
  const empty = LABELS[filled.indexOf('')];
  if (empty !== undefined) {
    findings.refused.push({
      place,
      reason: `its option ${empty} has no text, and one behind it has; fill it in, or move the others up`,
    });
    return;
  }
  const named =
    cell('number') === ''
      ? shortHash(withoutPictures(cell('stem') + filled.join('\n')))
      : `${name}${cell('number')}`;
  const home: Home = {
    category: cell('category') || DEFAULT_CATEGORY,
    subject: cell('subject') || subjectOfFile(file),
  };
  const isNamed = new Set([...indexes.values(), ...options, ...answers]);
  const beside = cells.map((text, at) => (isNamed.has(at) ? '' : picturesIn(text)));
  const parts = [cell('material'), cell('stem'), ...beside].filter((text) => text !== '');
  const isShowing = cells.some(hasPictures);
  const elsewhere = /^https?:\/\/\S+/.exec(cell('picture'))?.[0];
  const read = readPlain(
    {
      stem: parts.join('\n\n'),
      ...(filled.length > 0
        ? { options: withoutLetters(filled), answer }
        : optionsInCell(cell('options'), answer)),
      explanation: cell('explanation'),
      type: cell('type') || (kindNamed(section) === undefined ? '' : section),
      difficulty: cell('difficulty'),
      // The column “points” may contain scores instead of knowledge points.
      points: listIn(cell('points')).filter((point) => !/^\d+(?:\.\d+)?$/.test(point)),
      ...(isShowing
        ? { write: withPictures(addresses, write ?? plainText) }
        : write === undefined
          ? {}
          : { write }),
    },
    keys.of(`table:${subjectOfFile(file)}:${named}`),
  );
  if ('refused' in read) findings.refused.push({ place, reason: read.refused });
  else {
    const lost =
      elsewhere === undefined
        ? []
        : [`the picture at ${elsewhere.slice(0, 80)} lies elsewhere, and is not fetched`];
    const date = [...filled, ...answer.split('\n')].find((text) => dates?.has(text) === true);
    const result =
      date === undefined
        ? []
        : [`a cell holds the date or time ${date}; where 1/2 or 1:2 was meant, write it into a cell of text`];
    findings.questions.push({ draft: read.draft, home, place, notes: [...read.notes, ...lost, ...result] });
  }
}

/** Tells whether a row explains how to fill in the columns, as in templates. */
const isGuide = ({ cells }: TextRow): boolean =>
  cells.filter((cell) =>
    /[(（](?:required|optional|default is|必填|选填|可不填)|^(?:必填|选填|可不填)/i.test(cell),
  ).length > 1;

/** Keeps a text that is in the bank's format. */
const asIs = (text: string): string => text.trim();

/** Reads the rows of a sheet as questions. @returns whether it has the header of a table of questions. */
function readRows(rows: Rows, sheet: Sheet, findings: Findings, keys: Keys): boolean {
  const head = headOf(rows);
  if (head === undefined) return false;
  const { columns } = head;
  const [first, ...rest] = rows.slice(head.at + head.count);
  const below = first === undefined ? [] : isGuide(first) ? rest : [first, ...rest];
  const stem = columns.indexes.get('stem') ?? 0;
  const isHtml = sheet.write === undefined && below.some(({ cells }) => isHtmlText(cells[stem] ?? ''));
  const write = htmlWriter(noteOnce(findings.remarks));
  const written = isHtml ? below.map((row) => ({ ...row, cells: row.cells.map(write) })) : below;
  const target: Sheet = isHtml ? { ...sheet, write: asIs } : sheet;
  for (const entry of entriesOf(written, columns, sheet.kind))
    readEntry(entry, columns, target, keys, findings);
  return true;
}

/** Returns the row that is most similar to a header, with its found and missing columns. */
function headProblem(rows: Rows): { readonly line: number; readonly reason: string } | undefined {
  for (const { line, cells } of rows.slice(0, HEAD_WITHIN)) {
    const lacking = lackingIn(cells);
    const has = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    // A sentence that begins with 答案 is no header.
    if (lacking === undefined || has.length < 2) continue;
    return {
      line,
      reason: `its head has no column ${lacking.join(' and ')}; it has ${has.join(', ').slice(0, 200)}`,
    };
  }
  return undefined;
}

/** Possible delimiters of a text's cells. */
const DELIMITERS = ['\t', ';', ',', '|', '，'];
const NOTHING: ReadonlySet<number> = new Set();

/** Converts cells to the form of a sheet's rows. */
const plainRows = (lines: readonly (readonly string[])[]): Rows =>
  lines.map((cells, at) => ({ line: at + 1, cells, isSpanned: false, continued: NOTHING }));

const rowsOfCsv = (text: string, delimiter: string, to = -1): Rows =>
  plainRows(parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: true, to }));

/** Reads a table of questions from CSV or tab-separated text. @returns undefined where it has no header. */
export function readCsvSheet(file: string, text: string): Findings | undefined {
  const findings = new Findings('CSV');
  const head = text.slice(0, 4000);
  const counts = DELIMITERS.map((mark) => ({ mark, count: head.split(mark).length }));
  const marks = counts.toSorted((a, b) => b.count - a.count).map(({ mark }) => mark);
  let rows: Rows;
  try {
    // The most frequent character may only be part of the texts, so the delimiter must also produce a header.
    const delimiter = marks.find((mark) => headOf(rowsOfCsv(text, mark, HEAD_WITHIN)) !== undefined);
    rows = rowsOfCsv(text, delimiter ?? marks[0] ?? ',');
  } catch (error) {
    throw new SourceError(`${file}: this is no CSV (${error instanceof Error ? error.message : ''})`);
  }
  if (readRows(rows, { file, name: '', kind: '', addresses: [] }, findings, new Keys())) return findings;
  const problem = headProblem(rows);
  if (problem === undefined) return undefined;
  findings.refused.push({ place: `row ${problem.line}`, reason: problem.reason });
  return findings;
}

/**
 * Reads a table of a document as questions; its texts are in the bank's format.
 * @returns whether it has the header of a table of questions.
 */
export const readTable = (file: string, cells: readonly (readonly string[])[], findings: Findings): boolean =>
  readRows(plainRows(cells), { file, name: '', kind: '', addresses: [], write: asIs }, findings, new Keys());

/**
 * Reads a workbook of questions: every sheet whose header names a text and an answer.
 * @param format the kind of workbook; both are zip archives.
 * @throws {SourceError}
 */
export async function readWorkbook(
  file: string,
  bytes: Uint8Array,
  format: 'Excel' | 'OpenDocument',
): Promise<Findings> {
  const read =
    format === 'Excel' ? (await import('hucre/xlsx')).readXlsx : (await import('hucre/ods')).readOds;
  const { sheets } = await read(bytes, { readStyles: true }).catch((error: unknown) => {
    throw new SourceError(
      `${file}: it cannot be read (${error instanceof Error ? error.message : ''}); save it anew as .xlsx`,
    );
  });
  const findings = new Findings(format);
  const keys = new Keys();
  const addresses: string[] = [];
  const dates = new Set<string>();
  const shown = sheets.filter(({ hidden, veryHidden }) => hidden !== true && veryHidden !== true);
  for (const sheet of shown) {
    // Formulas are represented by their stored results; nothing is calculated.
    const rows = textRows(sheet, findings, addresses, dates);
    const name = shown.length === 1 ? '' : sheet.name;
    if (readRows(rows, { file, name, kind: kindOfHeading(sheet.name), addresses, dates }, findings, keys))
      continue;
    const problem = headProblem(rows);
    if (problem !== undefined)
      findings.refused.push({ place: `${sheet.name}, row ${problem.line}`, reason: problem.reason });
    else if (rows.some(({ cells }) => cells.some((cell) => cell.trim() !== '')))
      findings.remarks.push(
        `the sheet “${sheet.name}” was left alone, since its head does not name 题干 (the text) and 答案 (the answer)`,
      );
  }
  return findings;
}
