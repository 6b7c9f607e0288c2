import { EXPLANATION, HEADING, KEY_LIST } from './marks.ts';

/** What the key at the end of a document says of a question. */
export interface KeyEntry {
  /** Which of its headings it stands below, from 0. */
  readonly section: number;
  readonly number: string;
  readonly answer: string;
  readonly explanation: string;
}

/** A question that looks for its answer. */
export interface Keyed {
  readonly number: string;
  /** Which section of the document it stands in, from 0. */
  readonly section: number;
}

/** Where what is said of a question begins; 7.1024 may be a number of its own. */
const ENTRY = /^\s*(?:第\s*)?(\d{1,4})\s*(?:[．、)）]|[.:：](?!\d)|题\s*[:：.．、]?)\s*(.*)$/;
const DECIMAL_ENTRY = /^\s*(\d{1,4})[.:：](?=\d)(.*)$/;

/** What a line says of a question, behind what was said of another. */
function entryIn(line: string, before: string | undefined): RegExpExecArray | null {
  const decimal = DECIMAL_ENTRY.exec(line);
  return decimal !== null && Number(decimal[1]) === Number(before) + 1 ? decimal : ENTRY.exec(line);
}
/** `1-5 ABCDA`, several in a line too. */
const RUN =
  /(\d{1,4})\s*[-–—~～至]\s*(\d{1,4})\s*[:：.．、]?\s*([A-Z√×✓✗对错\s,，、]+?)(?=[\s;；,，。]*(?:\d|$))/gi;
const ANSWER_MARK =
  /^\s*(?:【\s*(?:参考|正确|标准)?答案\s*】\s*[:：]?|(?:参考|正确|标准)?答(?:案)?\s*[:：])\s*/;

/** Whether the answers of all questions begin at a line: it is called so, and what follows counts questions. */
export function isKeyHeading(lines: readonly string[], at: number): boolean {
  if (!KEY_LIST.test(lines[at] ?? '')) return false;
  const next = lines.slice(at + 1).find((line) => line.trim() !== '') ?? '';
  return ENTRY.test(next) || next.match(RUN) !== null || next.startsWith('|') || HEADING.test(next);
}

/** Whether a line begins the answers of all questions without a heading: 1-5 ABCDA. */
export const isKeyRun = (line: string): boolean =>
  /^\s*1\s*[-–—~～至]/.test(line) && line.match(RUN)?.[0] !== undefined;

interface Open {
  readonly section: number;
  readonly number: string;
  readonly answer: string[];
  readonly explanation: string[];
}

/** The cells of a table that is written as Markdown, a row each. */
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

const NUMBER = /^\d{1,4}$/;

/** Answers below their numbers, in a row of numbers and one of answers; or behind them, in one row. */
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

/** A run whose letters are not as many as its questions says nothing: which of them is missing, nobody knows. */
function entriesInRuns(line: string, section: number): Open[] {
  return [...line.matchAll(RUN)].flatMap(([, from = '', to = '', said = '']): Open[] => {
    const count = Number(to) - Number(from) + 1;
    // A letter each, or several letters each with blanks between.
    const answers = [[...said.replace(/[\s,，、]/g, '')], said.trim().split(/[\s,，、]+/)].find(
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

/** Takes a line apart that holds several: `1. A  2. B`. */
function entriesInLine(line: string, section: number, before: string | undefined): Open[] {
  const [, first = '', rest = ''] = entryIn(line, before) ?? [];
  const entries: Open[] = [{ section, number: first, answer: [], explanation: [] }];
  for (const piece of rest.split(/\s+(?=\d{1,4}\s*[.．、:：)）])/)) {
    const last = entries.at(-1);
    const [, number = '', answer = ''] = entryIn(piece, last?.number) ?? [];
    if (Number(number) === Number(last?.number) + 1)
      entries.push({ section, number, answer: [answer], explanation: [] });
    else last?.answer.push(piece);
  }
  return entries;
}

/** All that a line says of questions; nothing where it says none. */
function entriesIn(line: string, section: number, before: string | undefined): Open[] {
  const runs = entriesInRuns(line, section);
  const rest = line.replace(RUN, ' ');
  const single = entryIn(rest, before) === null ? [] : entriesInLine(rest, section, before);
  return [...runs, ...single].toSorted((a, b) => Number(a.number) - Number(b.number));
}

/** Reads the lines of a key at the end of a document. */
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
      // A list within an answer counts on its own.
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
 * Finds what a key says of a question: by its number where each stands once, else by the section that both stand in.
 * What could be meant for two says nothing.
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
