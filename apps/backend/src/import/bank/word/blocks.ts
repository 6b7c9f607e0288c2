import { kindNamed } from '../../../school/plainWords.ts';
import { isKeyHeading, isKeyRun, type KeyEntry, readKey } from './answerKey.ts';
import {
  ANSWER,
  DECIMAL,
  DIFFICULTY,
  EXPLANATION,
  HEADING,
  KIND_HEADING,
  OPTION,
  POINTS,
  QUESTION,
  SCORE,
  tidyLines,
  TYPE,
} from './marks.ts';

/** A line of a document, with where it stands. */
export interface Line {
  readonly text: string;
  /** From 1. */
  readonly number: number;
  /** What of it was not taken. */
  readonly notes?: readonly string[];
}

type Field = 'stem' | 'answer' | 'explanation' | 'difficulty' | 'points' | 'score' | 'type';

/** A text that several questions are asked about. */
export interface Passage {
  readonly lines: string[];
  /** The number of its last question; without one it holds to the next heading. */
  readonly last: number | undefined;
}

/** A question with the lines that belong to it. */
export interface Block {
  readonly number: string;
  readonly line: number;
  readonly section: string;
  /** Which of the parts of the document it stands in, from 0. */
  readonly part: number;
  readonly passage: Passage | undefined;
  readonly texts: Record<Field, string[]>;
  readonly notes: string[];
}

const FIELDS: readonly (readonly [form: RegExp, field: Field])[] = [
  [ANSWER, 'answer'],
  [EXPLANATION, 'explanation'],
  [DIFFICULTY, 'difficulty'],
  [POINTS, 'points'],
  [SCORE, 'score'],
  [TYPE, 'type'],
];

const emptyTexts = (): Record<Field, string[]> => ({
  stem: [],
  answer: [],
  explanation: [],
  difficulty: [],
  points: [],
  score: [],
  type: [],
});

/** 阅读下面的短文，回答1～2题。Questions 1-3 are based on … */
const RANGE =
  /(?:阅读|根据|依据|回答|完成|材料|短文).*?(\d{1,4})\s*[-–—~～至到]+\s*(\d{1,4})\s*(?:小题|各题|题)|questions?\s+(\d{1,4})\s*(?:[-–—~]|to)\s*(\d{1,4})\b/i;

/** What tells students how a part is done and marked. */
const INSTRUCTION = /每(?:小)?题|\d\s*分|只有一|符合题目要求|选项中|答题卡|请将|points? each/i;

/** Whether what stands between a heading and its first question is a text, and no instruction. */
const isPassage = (lines: readonly string[]): boolean => {
  const told = lines.filter((line) => !INSTRUCTION.test(line));
  return told.length > 1 || told.join('').length > 60 || /!\[/.test(told.join(''));
};

const isPartHeading = (heading: string): boolean =>
  kindNamed(heading) !== undefined || heading.trim() === '' || /题|阅读|分[）)]/.test(heading);

/** A line that begins with a number, where a question may begin. */
interface Start {
  readonly count: number;
  readonly stem: string;
  /** Whether the number may be one of its own: 3.14. */
  readonly isDecimal: boolean;
  /** Whether it has options or an answer, before another number comes. */
  readonly isAsked: boolean;
  /** The numbers that come behind it, up to the next heading. */
  readonly later: ReadonlySet<number>;
}

/** The answer of one question, in a line of its own or in brackets. */
const ANSWERED = /答案\s*[:：】]/;
const isAnswered = (text: string): boolean => ANSWER.test(text) || ANSWERED.test(text) || OPTION.test(text);

/** So many numbers may be missing between two questions. */
const MOST_MISSING = 20;

/** Finds the lines at which questions may begin, by their places. */
function startsIn(texts: readonly string[]): ReadonlyMap<number, Start> {
  const starts = new Map<number, Start>();
  const later = new Set<number>();
  let isAsked = false;
  const end = texts.findIndex((_, at) => isKeyHeading(texts, at));
  for (let at = (end === -1 ? texts.length : end) - 1; at >= 0; at -= 1) {
    const text = texts[at] ?? '';
    if (headingAt(texts, at) !== undefined) later.clear();
    const [, number, stem = ''] = QUESTION.exec(text) ?? [];
    isAsked ||= isAnswered(text);
    if (number === undefined) continue;
    const [count, isDecimal] = [Number(number), DECIMAL.test(text)];
    starts.set(at, { count, stem, isDecimal, isAsked, later: new Set(later) });
    if (!isDecimal) later.add(count);
    isAsked = false;
  }
  return starts;
}

/** The heading of a part at a line: 一、判断题, or the name of a kind alone before a number. */
function headingAt(texts: readonly string[], at: number): string | undefined {
  const text = texts[at] ?? '';
  const heading = HEADING.exec(text)?.[1];
  if (heading !== undefined) return isPartHeading(heading) ? heading : undefined;
  const [, inBrackets, alone] = KIND_HEADING.exec(text) ?? [];
  const kind = inBrackets ?? alone ?? '';
  const next = texts.slice(at + 1, at + 4).find((line) => line.trim() !== '') ?? '';
  return kindNamed(kind) !== undefined && QUESTION.test(next) ? kind : undefined;
}

/** Goes through the lines of a document, and takes it apart where its questions begin. */
class Walk {
  readonly blocks: Block[] = [];
  #section = '';
  #part = 0;
  #field: Field = 'stem';
  /** Whether a heading was the last that began. */
  #isFresh = false;
  #passage: Passage | undefined;
  /** What stands below a heading or what announces a text, before its first question. */
  #intro: string[] | undefined;

  /** Begins a part of the document. */
  begin(heading: string): void {
    this.#section = heading;
    if (this.blocks.at(-1)?.part === this.#part) this.#part += 1;
    this.#isFresh = true;
    this.#passage = undefined;
    this.#intro = [];
  }

  /** Whether a number is that of the next question: a list within a text counts on its own. */
  #isNext(count: number): boolean {
    const block = this.blocks.at(-1);
    return block === undefined || count === Number(block.number) + 1 || (this.#isFresh && count === 1);
  }

  /** Whether a question begins at a line, also where numbers are missing, stand twice or begin again. */
  #isBegun({ count, isDecimal, isAsked, later }: Start): boolean {
    const block = this.blocks.at(-1);
    if (block === undefined) return !isDecimal;
    const isDone = block.texts.answer.length > 0 || block.texts.stem.some(isAnswered);
    if (isDone && isAsked) return true;
    // A list in an answer has numbers that come again.
    const isList = block.texts.answer.length > 0 && later.has(count);
    if (!isDecimal && !isList && this.#isNext(count)) return true;
    // Where the next number never comes, another has its place.
    const next = Number(block.number) + 1;
    return count >= next && count <= next + MOST_MISSING && !later.has(next);
  }

  /** Takes a line that announces a text for several questions. @returns whether it is one. */
  announce({ text }: Line): boolean {
    const [, a, b, c, d] = RANGE.exec(text) ?? [];
    const [from, to] = [Number(a ?? c), Number(b ?? d)];
    if (!(from < to) || !this.#isNext(from)) return false;
    this.#passage = { lines: [text], last: to };
    this.#intro = undefined;
    return true;
  }

  #ask(number: string, stem: string, { number: line, notes = [] }: Line): void {
    if (this.#intro !== undefined && isPassage(this.#intro))
      this.#passage = { lines: this.#intro, last: undefined };
    if (Number(number) > (this.#passage?.last ?? Infinity)) this.#passage = undefined;
    // What begins again without a heading is of another kind.
    if (Number(number) === 1 && !this.#isFresh && this.blocks.length > 0) this.begin('');
    this.#intro = undefined;
    this.#isFresh = false;
    this.#field = 'stem';
    this.blocks.push({
      number,
      line,
      section: this.#section,
      part: this.#part,
      passage: this.#passage,
      texts: { ...emptyTexts(), stem: [stem] },
      notes: [...notes],
    });
  }

  /** Takes a line of a text, which may begin a question or a field of it. */
  take(line: Line, start: Start | undefined): void {
    const { text, notes = [] } = line;
    const block = this.blocks.at(-1);
    const waiting = this.#waiting();
    const field = FIELDS.map(([form, name]) => ({ name, rest: form.exec(text)?.[1] })).find(
      ({ rest }) => rest !== undefined,
    );
    if (field?.rest !== undefined && block !== undefined && waiting === undefined) {
      this.#field = field.name;
      block.texts[field.name].push(field.rest);
      return;
    }
    if (start !== undefined && this.#isBegun(start)) this.#ask(String(start.count), start.stem, line);
    else if (text.trim() !== '' && waiting !== undefined) waiting.push(text);
    else if (text.trim() !== '' && block !== undefined) {
      block.texts[this.#field].push(text);
      block.notes.push(...notes);
    }
  }

  /** The lines that wait for their first question. */
  #waiting(): string[] | undefined {
    if (this.#intro !== undefined) return this.#intro;
    const passage = this.#passage;
    return passage === undefined || this.blocks.at(-1)?.passage === passage ? undefined : passage.lines;
  }
}

/** Takes a document apart where its questions begin, and reads the answers of all that may stand at its end. */
export function blocksOf(lines: readonly Line[]): {
  readonly blocks: readonly Block[];
  readonly keys: readonly KeyEntry[];
} {
  const walk = new Walk();
  const { blocks } = walk;
  const tidied = lines.flatMap((line) => tidyLines(line.text).map((text) => ({ ...line, text })));
  const texts = tidied.map(({ text }) => text);
  const starts = startsIn(texts);
  for (const [at, line] of tidied.entries()) {
    const answered = blocks.filter((one) => one.texts.answer.length > 0).length;
    if (blocks.length > 0 && answered * 2 < blocks.length) {
      if (isKeyHeading(texts, at)) return { blocks, keys: readKey(texts.slice(at + 1)) };
      const run = ANSWER.exec(line.text)?.[1] ?? line.text;
      if (answered === 0 && isKeyRun(run)) return { blocks, keys: readKey([run, ...texts.slice(at + 1)]) };
    }
    const heading = headingAt(texts, at);
    if (heading !== undefined) {
      walk.begin(heading);
      walk.announce(line);
    } else if (!walk.announce(line)) walk.take(line, starts.get(at));
  }
  return { blocks, keys: [] };
}
