/** A cell of CSV with what ends it: plain, or in quotes, which are doubled inside. */
const CELL = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/gy;

/** Reads CSV as the tables of a school are written. @returns its lines, the head among them. */
export function linesOf(csv: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  for (const [whole, quoted, plain = '', end] of csv.matchAll(CELL)) {
    if (whole === '' && cells.length === 0) break;
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    lines.push(cells);
    cells = [];
  }
  return lines;
}

/** Writes lines as CSV. */
export const csvOf = (lines: readonly (readonly (string | number | null)[])[]): string =>
  lines
    .map((cells) =>
      cells
        .map((cell) => String(cell ?? ''))
        .map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
        .join(','),
    )
    .join('\n')
    .concat('\n');
