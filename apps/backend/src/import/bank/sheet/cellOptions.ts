import { numbersIn } from '../../../school/plainWords.ts';

/** The options of one cell, with the answer converted to letters where options are numbered. */
export interface CellOptions {
  readonly options: readonly string[];
  readonly answer: string;
}

/** A kind of option labels, which count from the first. */
interface Marks {
  readonly form: RegExp;
  /** Returns the position of a label, from 0. */
  indexOf(mark: string): number;
  readonly isNumber: boolean;
}

const ofLetter = (mark: string): number => mark.normalize('NFKC').toUpperCase().charCodeAt(0) - 65;

/** In the order in which they are tried; digits last, since they also appear in texts. */
const MARKS: readonly Marks[] = [
  { form: /(?<=^|[\n;；|\s])[(（[【]?([A-ZＡ-Ｚ])[.．、:：)）\]】]\s*/g, indexOf: ofLetter, isNumber: false },
  { form: /[(（[【]?(?<![A-Za-z])([A-ZＡ-Ｚ])[.．、:：)）\]】]\s*/g, indexOf: ofLetter, isNumber: false },
  { form: /(?<=^|[\n;；|\s])[(（]?([a-z])[.．、)）]\s*/g, indexOf: ofLetter, isNumber: false },
  { form: /([①-⑳])[.．、]?\s*/g, indexOf: (mark) => Number(mark.normalize('NFKC')) - 1, isNumber: true },
  {
    form: /(?<=^|[\n;；|\s])[(（]?(\d{1,2})(?:[、)）]|[.．](?!\d))\s*/g,
    indexOf: (mark) => Number(mark) - 1,
    isNumber: true,
  },
];

/** Separators after an option's text. */
const TAIL = /(?<![\s;；|,，、])[\s;；|,，、]+$/;

/** Returns the texts after consecutive labels, the first of which begins the cell; empty for fewer than two. */
function textsBehind(cell: string, { form, indexOf }: Marks): readonly string[] {
  const found = [...cell.matchAll(form)];
  const marks = found.reduce<RegExpExecArray[]>(
    (counted, mark) => (indexOf(mark[1] ?? '') === counted.length ? [...counted, mark] : counted),
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

/**
 * Returns the texts after letters without a dot, each before Chinese words or a space: A正确 B错误, A 正确 B 错误. All
 * texts must be non-empty.
 */
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

/** Returns the texts of a JSON list, `["甲","乙"]`; empty for other cells. */
function textsOfList(cell: string): readonly string[] {
  if (!/^\[\s*"[^]*\]$/.test(cell)) return [];
  try {
    const list: unknown = JSON.parse(cell);
    return Array.isArray(list) ? list.map(String) : [];
  } catch {
    return [];
  }
}

/** Removes option letters from cells that repeat them: A.甲 in the column of A. */
export function withoutLetters(options: readonly string[]): readonly string[] {
  const texts = options.map((option, at) => {
    const [, letter = '', text = ''] = /^[(（【]?([A-ZＡ-Ｚ])[.．、:：)）】-]\s*([^]+)$/i.exec(option) ?? [];
    return letter !== '' && ofLetter(letter) === at ? text : undefined;
  });
  return texts.every((text) => text !== undefined) ? texts : options;
}

/** Separators between options, the most ambiguous ones last. */
const BETWEEN = [/\n|\|{1,2}|｜|[;；]|\$;\$|@@|\$\$/, /[,，]/, /、/, /#/, /@/, /&/, /\t|\s{2,}|\u3000/];

/** Splits the options in one cell: by letters or numbers, by lines, or by separators. */
export function optionsInCell(cell: string, answer: string): CellOptions {
  const text = cell.trim();
  for (const marks of MARKS) {
    const options = textsBehind(text, marks);
    if (options.length === 0) continue;
    // With numbered options, a digit in the answer is an option's number, whatever the texts are.
    const named = marks.isNumber ? numbersIn(answer, options.length) : undefined;
    return {
      options,
      answer: named === undefined ? answer : named.map((index) => String.fromCharCode(65 + index)).join(''),
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
