/** Maximum width of a cell; longer texts belong to a sentence with wide spaces. */
const MAX_CELL_WIDTH = 20;
/** Characters of sentences, options, formatted tables and merged numbers, which no cell contains. */
const NO_CELL = /[|，。；：？！“”《》…•﹣]|^[A-G][．.、]|\d\.\d+\.\d/;
/** Plus and minus signs, as in tables of experiments; the first may directly follow the name of its row. */
const SIGN = /^[+＋－-]$/;
const NAME_AND_SIGN = /^(.{2,})([+＋－-])$/;
/** With this many columns, two rows are a table; with fewer columns, three rows are needed. */
const MANY_COLUMNS = 4;
const MIN_COLUMNS = 3;

const FIGURE = /^[\d.,]+[%％‰万亿]*$/;
const YEAR = /^\d{4}$/;

type Row = readonly string[];

/** Splits a line of a table at its wide spaces; undefined for any other line. */
function readRow(line: string): Row | undefined {
  const cells = line.trim().split(/[ \t\u00a0\u3000]+/);
  if (cells.length < MIN_COLUMNS || cells.some((cell) => cell.length > MAX_CELL_WIDTH || NO_CELL.test(cell)))
    return undefined;
  const [first = '', ...others] = cells;
  const [, name, sign] = (others.every((cell) => SIGN.test(cell)) && NAME_AND_SIGN.exec(first)) || [];
  return name === undefined || sign === undefined ? cells : [name, sign, ...others];
}

const isTable = (rows: readonly Row[]): boolean =>
  rows.length >= ((rows[0]?.length ?? 0) >= MANY_COLUMNS ? 2 : 3);

/** Tells whether a row is a table header: numbers are no names, except years. */
const isHead = ([, ...cells]: Row): boolean => cells.some((cell) => !FIGURE.test(cell) || YEAR.test(cell));

const writeRow = (row: Row): string => `| ${row.join(' | ')} |`;

function writeTable(rows: readonly Row[]): readonly string[] {
  const [first = [], ...others] = rows;
  const rule = writeRow(first.map(() => '---'));
  const tableRows = isHead(first) ? [first, rule, ...others] : [first.map(() => ''), rule, ...rows];
  return ['', ...tableRows.map((row) => (typeof row === 'string' ? row : writeRow(row))), ''];
}

/**
 * Finds tables that lost their rules when they were copied (consecutive lines with the same number of cells),
 * and formats them as Markdown. A table without column names gets an empty header.
 */
export function writeTables(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const output: string[] = [];
  let rows: Row[] = [];
  let rowLines: string[] = [];
  const finish = () => {
    output.push(...(isTable(rows) ? writeTable(rows) : rowLines));
    rows = [];
    rowLines = [];
  };
  for (const line of lines) {
    const row = readRow(line);
    if (row === undefined || (rows[0] !== undefined && rows[0].length !== row.length)) finish();
    if (row === undefined) {
      output.push(line);
      continue;
    }
    rows.push(row);
    rowLines.push(line);
  }
  finish();
  return output.join('\n');
}
