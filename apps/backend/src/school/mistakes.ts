/** A mistake in a file that must be corrected before anything is written, with its place. */
export interface Mistake {
  /** The place, as shown to people: `课程!F12`, `courses.csv!F12`, `courses/C01.description.md`. */
  readonly place: string;
  /** What is wrong and how to correct it. */
  readonly problem: string;
}

/** Maximum mistakes listed; the rest is only counted. */
const MAX_LISTED = 200;

/** Lists mistakes for people. */
export function mistakesText(mistakes: readonly Mistake[]): string {
  const listed = mistakes.slice(0, MAX_LISTED).map(({ place, problem }) => `${place}: ${problem}`);
  const more = mistakes.length - listed.length;
  return [
    ...listed,
    ...(more > 0 ? [`… and ${more} more`] : []),
    `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}. Correct them and check again.`,
  ].join('\n');
}

const AT = /^(.*)!([A-Z]+)(\d+)$/;

/** Sorts mistakes in reading order: by sheet, then by row. */
export function inOrder(mistakes: readonly Mistake[], sheets: readonly string[]): Mistake[] {
  const rank = ({ place }: Mistake): readonly [sheet: number, line: number, column: string] => {
    const [, sheet = '', column = '', line = ''] = AT.exec(place) ?? [];
    const at = sheets.indexOf(sheet);
    return [at === -1 ? sheets.length : at, Number(line), column.padStart(4)];
  };
  return mistakes
    .map((mistake) => ({ mistake, rank: rank(mistake) }))
    .toSorted(
      ({ rank: a }, { rank: b }) => a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : Number(a[2] > b[2])),
    )
    .map(({ mistake }) => mistake);
}
