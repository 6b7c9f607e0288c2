/** How wide a cell may be: longer ones are words of a sentence with blanks in it. */
const WIDEST_CELL = 20;
/** What stands in sentences, in options, in tables that are written already and in figures that ran together, and in no cell. */
const NO_CELL = /[|，。；：？！“”《》…•﹣]|^[A-G][．.、]|\d\.\d+\.\d/;
/** Signs of what is there and what is not, as experiments have them; the first may stick to the name of its row. */
const SIGN = /^[+＋－-]$/;
const NAME_AND_SIGN = /^(.{2,})([+＋－-])$/;
/** So many columns make a table of two rows already; fewer need three rows. */
const MANY_COLUMNS = 4;
const FEWEST_COLUMNS = 3;

const FIGURE = /^[\d.,]+[%％‰万亿]*$/;
const YEAR = /^\d{4}$/;

type Row = readonly string[];

/** The cells of a line of a table whose columns stand between blanks; undefined for any other line. */
function readRow(line: string): Row | undefined {
  const cells = line.trim().split(/[ \t\u00a0\u3000]+/);
  if (cells.length < FEWEST_COLUMNS || cells.some((cell) => cell.length > WIDEST_CELL || NO_CELL.test(cell)))
    return undefined;
  const [first = '', ...others] = cells;
  const [, name, sign] = (others.every((cell) => SIGN.test(cell)) && NAME_AND_SIGN.exec(first)) || [];
  return name === undefined || sign === undefined ? cells : [name, sign, ...others];
}

const isTable = (rows: readonly Row[]): boolean =>
  rows.length >= ((rows[0]?.length ?? 0) >= MANY_COLUMNS ? 2 : 3);

/** Whether a row names the columns: figures are no names, but for years. */
const isHead = ([, ...cells]: Row): boolean => cells.some((cell) => !FIGURE.test(cell) || YEAR.test(cell));

const writeRow = (row: Row): string => `| ${row.join(' | ')} |`;

function writeTable(rows: readonly Row[]): readonly string[] {
  const [first = [], ...others] = rows;
  const rule = writeRow(first.map(() => '---'));
  const written = isHead(first) ? [first, rule, ...others] : [first.map(() => ''), rule, ...rows];
  return ['', ...written.map((row) => (typeof row === 'string' ? row : writeRow(row))), ''];
}

/**
 * Finds the tables that a page's text has lost its rules of, rows of as many cells one after the other, and writes
 * them as Markdown. A table whose columns have no names gets a head of empty cells.
 */
export function writeTables(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const written: string[] = [];
  let rows: Row[] = [];
  let rowLines: string[] = [];
  const finish = () => {
    written.push(...(isTable(rows) ? writeTable(rows) : rowLines));
    rows = [];
    rowLines = [];
  };
  for (const line of lines) {
    const row = readRow(line);
    if (row === undefined || (rows[0] !== undefined && rows[0].length !== row.length)) finish();
    if (row === undefined) {
      written.push(line);
      continue;
    }
    rows.push(row);
    rowLines.push(line);
  }
  finish();
  return written.join('\n');
}
