import { EXPLANATION, HEADING, KEY_LIST } from './marks.ts';

/** An entry of the answer key at the end of a document. */
export interface KeyEntry {
  /** Index of its heading in the key, from 0. */
  readonly section: number;
  readonly number: string;
  readonly answer: string;
  readonly explanation: string;
}

/** A question that needs its answer. */
export interface Keyed {
  readonly number: string;
  /** Index of its section in the document, from 0. */
  readonly section: number;
}

/** The beginning of a question's entry; 7.1024 may be a decimal number. */
const ENTRY = /^\s*(?:第\s*)?(\d{1,6})\s*(?:[．、)）]|[.:：](?!\d)|题\s*[:：.．、]?)\s*(.*)$/;
const DECIMAL_ENTRY = /^\s*(\d{1,6})[.:：](?=\d)(.*)$/;

/** Matches the beginning of an entry, considering the text before it. */
function entryIn(line: string, before: string | undefined): RegExpExecArray | null {
  const decimal = DECIMAL_ENTRY.exec(line);
  return decimal !== null && Number(decimal[1]) === Number(before) + 1 ? decimal : ENTRY.exec(line);
}
/** `1-5 ABCDA`, also several per line. */
const RUN =
  /(\d{1,6})\s*[-–—~～至]\s*(\d{1,6})\s*[:：.．、]?\s*([A-ZＡ-Ｚ√×✓✗对错\s,，、]+?)(?=[\s;；,，。]*(?:\d|$))/gi;
const ANSWER_MARK =
  /^\s*(?:【\s*(?:参考|正确|标准)?答案\s*】\s*[:：]?|(?:参考|正确|标准)?答(?:案)?\s*[:：])\s*/;

/** Tells whether the answer key begins at a line: it has such a heading, and numbered entries follow. */
export function isKeyHeading(lines: readonly string[], at: number): boolean {
  if (!KEY_LIST.test(lines[at] ?? '')) return false;
  let below = at + 1;
  while (lines[below]?.trim() === '') below += 1;
  const next = lines[below] ?? '';
  return ENTRY.test(next) || next.match(RUN) !== null || next.startsWith('|') || HEADING.test(next);
}

/** Tells whether a line begins an answer key without a heading: 1-5 ABCDA. */
export const isKeyRun = (line: string): boolean =>
  /^\s*1\s*[-–—~～至]/.test(line) && line.match(RUN)?.[0] !== undefined;

interface Open {
  readonly section: number;
  readonly number: string;
  readonly answer: string[];
  readonly explanation: string[];
}

/** Returns the cells of a Markdown table, by row. */
const rowsOf = (table: string): readonly (readonly string[])[] =>
  table
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((cells) => !cells.every((cell) => /^:?-*:?$/.test(cell)));

const NUMBER = /^\d{1,6}$/;

/** Reads a table with answers below their numbers in two rows, or beside them in one row. */
function entriesInTable(table: string, section: number): Open[] {
  const rows = rowsOf(table);
  return rows.flatMap((numbers, at) => {
    const below = rows[at + 1] ?? [];
    const isOfNumbers = numbers.filter((cell) => NUMBER.test(cell)).length * 2 > numbers.length;
    return numbers.flatMap((number, column): Open[] => {
      const answer = (isOfNumbers ? below[column] : numbers[column + 1]) ?? '';
      return NUMBER.test(number) && answer !== '' && !(NUMBER.test(answer) && !isOfNumbers)
        ? [{ section, number, answer: [answer], explanation: [] }]
        : [];
    });
  });
}

/**
 * Reads runs of answers. A run whose letters do not match its number of questions is ignored, since it is
 * unknown which answer is missing.
 */
function entriesInRuns(line: string, section: number): Open[] {
  return [...line.matchAll(RUN)].flatMap(([, from = '', to = '', letters = '']): Open[] => {
    const count = Number(to) - Number(from) + 1;
    // One letter per question, or groups of letters separated by spaces.
    const answers = [[...letters.replace(/[\s,，、]/g, '')], letters.trim().split(/[\s,，、]+/)].find(
      ({ length }) => length === count,
    );
    return (answers ?? []).map((answer, at) => ({
      section,
      number: String(Number(from) + at),
      answer: [answer],
      explanation: [],
    }));
  });
}

/** Splits a line with several entries: `1. A  2. B`. */
function entriesInLine(line: string, section: number, before: string | undefined): Open[] {
  const [, first = '', rest = ''] = entryIn(line, before) ?? [];
  const entries: Open[] = [{ section, number: first, answer: [], explanation: [] }];
  for (const piece of rest.split(/(?<!\s)\s+(?=\d{1,6}\s*[.．、:：)）])/)) {
    const last = entries.at(-1);
    const [, number = '', answer = ''] = entryIn(piece, last?.number) ?? [];
    if (Number(number) === Number(last?.number) + 1)
      entries.push({ section, number, answer: [answer], explanation: [] });
    else last?.answer.push(piece);
  }
  return entries;
}

/** Returns all entries of a line. */
function entriesIn(line: string, section: number, before: string | undefined): Open[] {
  const runs = entriesInRuns(line, section);
  const rest = line.replace(RUN, ' ');
  const single = entryIn(rest, before) === null ? [] : entriesInLine(rest, section, before);
  return [...runs, ...single].toSorted((a, b) => Number(a.number) - Number(b.number));
}

/** Parses the lines of an answer key. */
export function readKey(lines: readonly string[]): KeyEntry[] {
  const entries: Open[] = [];
  let section = 0;
  let isExplaining = false;
  for (const line of lines) {
    if (line.trim() === '') continue;
    const last = entries.at(-1);
    const explained = EXPLANATION.exec(line)?.[1];
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined) {
      if (last !== undefined && last.section === section) section += 1;
      isExplaining = false;
      entries.push(...entriesIn(heading, section, last?.number));
    } else if (line.trimStart().startsWith('|')) entries.push(...entriesInTable(line, section));
    else if (entryIn(line, last?.number) !== null || line.match(RUN) !== null) {
      const found = entriesIn(line, section, last?.number);
      // A list within an answer has numbers of its own.
      const isNext =
        last === undefined || last.section < section || Number(found[0]?.number ?? NaN) > Number(last.number);
      isExplaining &&= !isNext;
      if (isNext) entries.push(...found);
      else if (last !== undefined && ENTRY.test(line))
        (isExplaining ? last.explanation : last.answer).push(line);
    } else if (explained !== undefined && last !== undefined) {
      isExplaining = true;
      last.explanation.push(explained);
    } else if (last !== undefined) (isExplaining ? last.explanation : last.answer).push(line);
  }
  return entries.map(({ answer, explanation, ...rest }) => ({
    ...rest,
    answer: answer.join('\n').trim().replace(ANSWER_MARK, '').trim(),
    explanation: explanation.join('\n').trim(),
  }));
}

/**
 * Returns a function that finds the key entry of a question: by its number if that is unique, otherwise also by
 * section. Ambiguous entries are ignored.
 */
export function answerFinder(
  entries: readonly KeyEntry[],
  questions: readonly Keyed[],
): (question: Keyed) => KeyEntry | undefined {
  const isUnique = new Set(questions.map(({ number }) => number)).size === questions.length;
  const sections = [...new Set(questions.map(({ section }) => section))];
  const keySections = [...new Set(entries.map(({ section }) => section))];
  const byNumber = Map.groupBy(entries, ({ number }) => number);
  return ({ number, section }) => {
    const found = byNumber.get(number) ?? [];
    if (isUnique) return found.length === 1 ? found[0] : undefined;
    if (sections.length !== keySections.length) return undefined;
    const own = keySections[sections.indexOf(section)];
    const [one, ...others] = found.filter((entry) => entry.section === own);
    return others.length === 0 ? one : undefined;
  };
}
