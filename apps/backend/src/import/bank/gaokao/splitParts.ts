import { splitOptions, type SplitQuestion } from '../splitOptions.ts';

/** A sub-question of a passage, with its printed number. */
export interface SplitPart extends SplitQuestion {
  readonly number: number;
}

/** A passage and its questions. */
export interface SplitPassage {
  readonly passage: string;
  readonly parts: readonly SplitPart[];
}

interface Heading {
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

/** The numbers of a passage's sub-questions: `21.` or （1）. */
const NUMBERED = /(?<=^|\n)[ \t]*(\d{1,2})[ \t]*(?:[．.、](?!\d)|(?=[A-Z]))/g;
const BRACKETED = /(?<=^|\n)[ \t]*[（(][ \t]*(\d{1,2})[ \t]*[）)]/g;

function headingsIn(text: string, form: RegExp): Heading[] {
  return [...text.matchAll(form)].map((found) => ({
    number: Number(found[1]),
    start: found.index,
    end: found.index + found[0].length,
  }));
}

/** Returns the last run of `count` consecutive numbers; lists inside the passage precede it. */
function lastRun(headings: readonly Heading[], count: number): readonly Heading[] | undefined {
  for (let first = headings.length - 1; first >= 0; first--) {
    const run: Heading[] = [];
    for (const heading of headings.slice(first)) {
      const expected = run.length === 0 ? heading.number : (run.at(-1)?.number ?? 0) + 1;
      if (heading.number === expected && run.length < count) run.push(heading);
    }
    if (run.length === count) return run;
  }
  return undefined;
}

/**
 * Splits a reading comprehension into its passage and its numbered questions with their options.
 * @param keys the key of each question, in order; each must be among its options.
 * @returns undefined where the text does not contain exactly these questions.
 */
export const splitParts = (text: string, keys: readonly string[]): SplitPassage | undefined =>
  splitBy(text, keys, NUMBERED) ?? splitBy(text, keys, BRACKETED);

function splitBy(text: string, keys: readonly string[], form: RegExp): SplitPassage | undefined {
  const run = lastRun(headingsIn(text, form), keys.length);
  if (run === undefined) return undefined;
  const parts: SplitPart[] = [];
  for (const [index, heading] of run.entries()) {
    const body = text.slice(heading.end, run[index + 1]?.start ?? text.length);
    const split = splitOptions(body, [...(keys[index] ?? '')]);
    if (split.kind === 'whole') return undefined;
    parts.push({ number: heading.number, stem: split.question.stem.trim(), options: split.question.options });
  }
  return { passage: text.slice(0, run[0]?.start ?? 0).trim(), parts };
}

/**
 * Splits a common explanation by question ("56．B …", "【21题详解】 …").
 * @returns undefined where the explanation is structured otherwise.
 */
export function splitExplanation(text: string, numbers: readonly number[]): readonly string[] | undefined {
  const starts: { readonly start: number; readonly end: number }[] = [];
  let from = 0;
  for (const number of numbers) {
    const heading = new RegExp(`(?:【|[(（])?${number}(?:题详解】|[)）]?[ ]*[．.、]|题)`, 'g');
    heading.lastIndex = from;
    const found = heading.exec(text);
    if (found === null) return undefined;
    starts.push({ start: found.index, end: found.index + found[0].length });
    from = found.index + found[0].length;
  }
  return starts.map(({ end }, index) => text.slice(end, starts[index + 1]?.start ?? text.length).trim());
}
