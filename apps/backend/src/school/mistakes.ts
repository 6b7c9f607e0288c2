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

/** The texts of a list of mistakes in both languages. */
const TEXTS = {
  zh: {
    mistake: ({ place, problem }: Mistake, table: Table | undefined) =>
      `${place}：${inChineseOf(table)(problem)}`,
    more: (count: number) => `…… 还有 ${count} 处`,
    end: (count: number) => `共 ${count} 处错误。请改正后再检查一遍。`,
  },
  en: {
    mistake: ({ place, problem }: Mistake) => `${place}: ${problem}`,
    more: (count: number) => `… and ${count} more`,
    end: (count: number) => `${counted(count, 'mistake')}. Correct them and check again.`,
  },
};

/** Lists mistakes for people. @param tables all tables of a school. */
export function mistakesText(
  mistakes: readonly Mistake[],
  language: Language,
  tables: readonly Table[],
): string {
  const texts = TEXTS[language];
  const tableAt = (place: string) =>
    tables.find(({ id, sheet }) => [sheet.zh, `${id}.csv`].includes(AT.exec(place)?.[1] ?? ''));
  const listed = mistakes
    .slice(0, MAX_LISTED)
    .map((mistake) => texts.mistake(mistake, tableAt(mistake.place)));
  const more = mistakes.length - listed.length;
  return [...listed, ...(more > 0 ? [texts.more(more)] : []), texts.end(mistakes.length)].join('\n');
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
