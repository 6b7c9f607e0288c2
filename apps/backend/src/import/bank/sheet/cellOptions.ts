import { numbersIn } from '../../../school/plainWords.ts';

/** Options that stand in one cell, with the answer in letters where the options are told apart by numbers. */
export interface CellOptions {
  readonly options: readonly string[];
  readonly answer: string;
}

/** What tells options apart: a mark each, counted from the first. */
interface Marks {
  readonly form: RegExp;
  /** The place of a mark, from 0. */
  placeOf(mark: string): number;
  readonly isNumber: boolean;
}

const ofLetter = (mark: string): number => mark.normalize('NFKC').toUpperCase().charCodeAt(0) - 65;

/** In the order in which they are tried; figures last, for they stand in texts as well. */
const MARKS: readonly Marks[] = [
  {
    form: /(?<=^|[\n;；|\s])[(（[【]?([A-ZＡ-Ｚ])[.．、:：)）\]】]\s*/g,
    placeOf: ofLetter,
    isNumber: false,
  },
  {
    form: /[(（[【]?(?<![A-Za-z])([A-ZＡ-Ｚ])[.．、:：)）\]】]\s*/g,
    placeOf: ofLetter,
    isNumber: false,
  },
  { form: /(?<=^|[\n;；|\s])[(（]?([a-z])[.．、)）]\s*/g, placeOf: ofLetter, isNumber: false },
  { form: /([①-⑳])[.．、]?\s*/g, placeOf: (mark) => Number(mark.normalize('NFKC')) - 1, isNumber: true },
  {
    form: /(?<=^|[\n;；|\s])[(（]?(\d{1,2})(?:[、)）]|[.．](?!\d))\s*/g,
    placeOf: (mark) => Number(mark) - 1,
    isNumber: true,
  },
];

/** What stands behind an option and is no part of it. */
const TAIL = /[\s;；|,，、]+$/;

/** The texts behind marks that count from the first, which begins the cell; none where there are no two. */
function textsBehind(cell: string, { form, placeOf }: Marks): readonly string[] {
  const found = [...cell.matchAll(form)];
  const marks = found.reduce<RegExpExecArray[]>(
    (counted, mark) => (placeOf(mark[1] ?? '') === counted.length ? [...counted, mark] : counted),
    [],
  );
  if (marks.length < 2 || marks[0]?.index !== 0) return [];
  return marks.map((mark, at) =>
    cell
      .slice(mark.index + mark[0].length, marks[at + 1]?.index)
      .replace(TAIL, '')
      .trim(),
  );
}

/** Letters without a dot, each before Chinese words or a blank: A正确 B错误, A 正确 B 错误. Of what stands between, none may lack one. */
function textsOfBareLetters(cell: string): readonly string[] {
  const marks = [...cell.matchAll(/(?<=^|\s)[A-ZＡ-Ｚ](?=[\s\u3000-\u9fff])/g)].reduce<readonly number[]>(
    (starts, { 0: mark, index }) => (ofLetter(mark) === starts.length ? [...starts, index] : starts),
    [],
  );
  const pieces = /[\n;；|｜]/.test(cell)
    ? cell
        .split(/[\n;；|｜]+/)
        .map((piece) => piece.trim())
        .filter((piece) => piece !== '')
    : marks.map((start, at) => cell.slice(start, marks[at + 1]));
  const isLettered = pieces.every(
    (piece, at) => ofLetter(piece) === at && /^.(?:[\u3000-\u9fff]|\s+\S)/.test(piece),
  );
  const texts = pieces.map((piece) => piece.slice(1).replace(TAIL, '').trim());
  return isLettered && texts.length > 1 && new Set(texts).size === texts.length ? texts : [];
}

/** The texts of a list as programs write it, `["甲","乙"]`; none for another cell. */
function textsOfList(cell: string): readonly string[] {
  if (!/^\[\s*"[^]*\]$/.test(cell)) return [];
  try {
    const list: unknown = JSON.parse(cell);
    return Array.isArray(list) ? list.map(String) : [];
  } catch {
    return [];
  }
}

/** The texts of options that stand apart, and yet repeat their letters: A.甲 in the column of A. */
export function withoutLetters(options: readonly string[]): readonly string[] {
  const texts = options.map((option, at) => {
    const [, letter = '', text = ''] = /^[(（【]?([A-ZＡ-Ｚ])[.．、:：)）】-]\s*([^]+)$/i.exec(option) ?? [];
    return letter !== '' && ofLetter(letter) === at ? text : undefined;
  });
  return texts.every((text) => text !== undefined) ? texts : options;
}

/** What may stand between options; what stands in texts as well comes last. */
const BETWEEN = [/\n|\|{1,2}|｜|[;；]|\$;\$|@@|\$\$/, /[,，]/, /、/, /#/, /\t|\s{2,}|\u3000/];

/** Takes options apart that stand in one cell: each behind its letter or number, or a line each. */
export function optionsInCell(cell: string, answer: string): CellOptions {
  const text = cell.trim();
  for (const marks of MARKS) {
    const options = textsBehind(text, marks);
    if (options.length === 0) continue;
    // Among numbered options a figure is the number of one, whatever their texts are.
    const named = marks.isNumber ? numbersIn(answer, options.length) : undefined;
    return {
      options,
      answer: named === undefined ? answer : named.map((place) => String.fromCharCode(65 + place)).join(''),
    };
  }
  const split = BETWEEN.map((mark) =>
    text
      .split(mark)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  );
  const found = [textsOfList(text), textsOfBareLetters(text), ...split].find((texts) => texts.length > 1);
  return { options: withoutLetters(found ?? split[0] ?? []), answer };
}
