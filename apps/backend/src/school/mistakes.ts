import { counted } from '../platform/commands/counted.ts';
import type { Language } from './columns/cell.ts';
import { inChineseOf } from './messages/inChinese.ts';
import type { Table } from './table.ts';

/** A mistake in a file that must be corrected before anything is written, with its place. */
export interface Mistake {
  /** The place, as shown to people: `课程!F12`, `courses.csv!F12`, `courses/C01.description.md`. */
  readonly place: string;
  /** What is wrong and how to correct it. */
  readonly problem: string;
}

/** Maximum mistakes listed; the rest is only counted. */
const MAX_LISTED = 200;

/** The text of a mistake in each language. @param sheetOf finds the table of a sheet, whose columns it names. */
const LINES: Readonly<
  Record<Language, (mistake: Mistake, sheetOf: (name: string) => Table | undefined) => string>
> = {
  zh: ({ place, problem }, sheetOf) =>
    `${place}：${inChineseOf(sheetOf(AT.exec(place)?.[1] ?? ''))(problem)}`,
  en: ({ place, problem }) => `${place}: ${problem}`,
};

/** Lists mistakes for people. @param tables all tables of a school. */
export function mistakesText(
  mistakes: readonly Mistake[],
  language: Language,
  tables: readonly Table[],
): string {
  const sheetOf = (name: string) => tables.find(({ id, sheet }) => [sheet.zh, `${id}.csv`].includes(name));
  const listed = mistakes.slice(0, MAX_LISTED).map((mistake) => LINES[language](mistake, sheetOf));
  const more = mistakes.length - listed.length;
  const last = {
    zh: `共 ${mistakes.length} 处错误。请改正后再检查一遍。`,
    en: `${counted(mistakes.length, 'mistake')}. Correct them and check again.`,
  };
  return [
    ...listed,
    ...(more > 0 ? [{ zh: `…… 还有 ${more} 处`, en: `… and ${more} more` }[language]] : []),
    last[language],
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
