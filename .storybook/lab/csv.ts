/** A cell of CSV with its terminator: plain, or quoted with doubled quotes inside. */
const CELL = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/gy;

/** Parses CSV in the format of a school's tables. @returns its lines, including the header. */
export function linesOf(csv: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  for (const [match, quoted, plain = '', end] of csv.matchAll(CELL)) {
    if (match === '' && cells.length === 0) break;
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    lines.push(cells);
    cells = [];
  }
  return lines;
}

/** Serialises lines as CSV. */
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
