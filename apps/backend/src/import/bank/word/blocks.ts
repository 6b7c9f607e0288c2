import { kindNamed } from '../../../school/plainWords.ts';
import { LABELS } from '../imported.ts';
import { isKeyHeading, isKeyRun, type KeyEntry, readKey } from './answerKey.ts';
import {
  ANSWER,
  DECIMAL,
  DIFFICULTY,
  EXPLANATION,
  GIVEN,
  HEADING,
  KIND_HEADING,
  OPTION,
  POINTS,
  QUESTION,
  RIGHT,
  SCORE,
  tidyLines,
  TYPE,
} from './marks.ts';

/** A line of a document, with its number. */
export interface Line {
  readonly text: string;
  /** From 1. */
  readonly number: number;
  /** Remarks about what of the line could not be imported. */
  readonly notes?: readonly string[];
}

type Field = 'stem' | 'answer' | 'explanation' | 'difficulty' | 'points' | 'score' | 'given' | 'type';

/** A text that several questions refer to. */
export interface Passage {
  readonly lines: string[];
  /** The number of its last question; without one it extends to the next heading. */
  readonly last: number | undefined;
}

/** A question with its lines. */
export interface Block {
  readonly number: string;
  readonly line: number;
  readonly section: string;
  /** Index of its part of the document, from 0. */
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
  [GIVEN, 'given'],
  [TYPE, 'type'],
];

/** Fields of one line. */
const ABOVE: readonly Field[] = ['difficulty', 'points', 'score', 'type'];

const emptyTexts = (): Record<Field, string[]> => ({
  stem: [],
  answer: [],
  explanation: [],
  difficulty: [],
  points: [],
  score: [],
  given: [],
  type: [],
});

/** An announcement of a text: 阅读下面的短文，回答1～2题。Questions 1-3 are based on … */
const RANGE =
  /(?:阅读|根据|依据|回答|完成|材料|短文).*?(\d{1,4})\s*[-–—~～至到]+\s*(\d{1,4})\s*(?:小题|各题|题)|questions?\s+(\d{1,4})\s*(?:[-–—~]|to)\s*(\d{1,4})\b/i;

/** Instructions for students, and rules of grading. */
const INSTRUCTION = /每(?:小)?题|\d\s*分|只有一|符合题目要求|选项中|答题卡|请将|points? each/i;

/** Tells whether the lines between a heading and its first question are a text, and no instructions. */
const isPassage = (lines: readonly string[]): boolean => {
  const text = lines.filter((line) => !INSTRUCTION.test(line));
  return text.length > 1 || text.join('').length > 60 || /!\[/.test(text.join(''));
};

const isPartHeading = (heading: string): boolean =>
  kindNamed(heading) !== undefined || heading.trim() === '' || /题|阅读|分[）)]/.test(heading);

/** A line with a number, where a question may begin. */
interface Start {
  readonly count: number;
  readonly stem: string;
  /** Whether it may be a decimal number: 3.14. */
  readonly isDecimal: boolean;
  /** Whether options or an answer follow before the next number. */
  readonly isQuestion: boolean;
  /** Tells whether a number follows it, up to the next heading. */
  readonly isLater: (count: number) => boolean;
}

/** The answer of one question, in a line of its own or in brackets. */
const ANSWERED = /答案\s*[:：】]/;
const isAnswered = (text: string): boolean => ANSWER.test(text) || ANSWERED.test(text) || OPTION.test(text);

/** Maximum numbers missing between two questions. */
const MAX_MISSING = 20;

/** Finds the lines at which questions may begin. */
function startsIn(texts: readonly string[]): ReadonlyMap<number, Start> {
  const starts = new Map<number, Start>();
  // The last line of each number, by part: a set for each line would take quadratic memory.
  let lastLines = new Map<number, number>();
  let isQuestion = false;
  const end = texts.findIndex((_, at) => isKeyHeading(texts, at));
  for (let at = (end === -1 ? texts.length : end) - 1; at >= 0; at -= 1) {
    const text = texts[at] ?? '';
    if (headingAt(texts, at) !== undefined) lastLines = new Map();
    const [, number, stem = ''] = QUESTION.exec(text) ?? [];
    isQuestion ||= isAnswered(text);
    if (number === undefined) continue;
    const [count, isDecimal] = [Number(number), DECIMAL.test(text)];
    const lines = lastLines;
    const isLater = (other: number): boolean => (lines.get(other) ?? at) > at;
    starts.set(at, { count, stem, isDecimal, isQuestion, isLater });
    if (!isDecimal && !lines.has(count)) lines.set(count, at);
    isQuestion = false;
  }
  return starts;
}

/** Returns the heading of a part at a line: 一、判断题, or the name of a kind before a number. */
function headingAt(texts: readonly string[], at: number): string | undefined {
  const text = texts[at] ?? '';
  const heading = HEADING.exec(text)?.[1];
  if (heading !== undefined) return isPartHeading(heading) ? heading : undefined;
  const [, inBrackets, alone] = KIND_HEADING.exec(text) ?? [];
  const kind = inBrackets ?? alone ?? '';
  const next = texts.slice(at + 1, at + 4).find((line) => line.trim() !== '') ?? '';
  return kindNamed(kind) !== undefined && QUESTION.test(next) ? kind : undefined;
}

/** Splits the lines of a document into questions. */
class Walk {
  readonly blocks: Block[] = [];
  /** Number of blocks with an answer. */
  answeredCount = 0;
  /** Whether a line of the last block's stem has an answer or options. */
  #isAnswered = false;
  #section = '';
  #part = 0;
  #field: Field = 'stem';
  /** Whether no question has begun since the last heading. */
  #isFresh = false;
  #passage: Passage | undefined;
  /** The lines between a heading or announcement and its first question. */
  #intro: string[] | undefined;

  /** Begins a part of the document. */
  begin(heading: string): void {
    this.#section = heading;
    if (this.blocks.at(-1)?.part === this.#part) this.#part += 1;
    this.#isFresh = true;
    this.#passage = undefined;
    this.#intro = [];
  }

  /** Tells whether a number is that of the next question; a list within a text has numbers of its own. */
  #isNext(count: number): boolean {
    const block = this.blocks.at(-1);
    return block === undefined || count === Number(block.number) + 1 || (this.#isFresh && count === 1);
  }

  /** Tells whether a question begins at a line, even if numbers are missing, repeated or restart. */
  #beginsQuestion({ count, isDecimal, isQuestion, isLater }: Start): boolean {
    const block = this.blocks.at(-1);
    if (block === undefined) return !isDecimal;
    const isDone = block.texts.answer.length > 0 || this.#isAnswered;
    if (isDone && isQuestion) return true;
    // A numbered list in an answer has numbers that appear again later.
    const isList = block.texts.answer.length > 0 && isLater(count);
    if (!isDecimal && !isList && this.#isNext(count)) return true;
    // If the expected number never follows, this one takes its place.
    const next = Number(block.number) + 1;
    return count >= next && count <= next + MAX_MISSING && !isLater(next);
  }

  /** Handles a line that announces a text for several questions. @returns whether it is one. */
  announce({ text }: Line): boolean {
    const [, a, b, c, d] = RANGE.exec(text) ?? [];
    const [from, to] = [Number(a ?? c), Number(b ?? d)];
    if (!(from < to) || !this.#isNext(from)) return false;
    this.#passage = { lines: [text], last: to };
    this.#intro = undefined;
    return true;
  }

  #addQuestion(number: string, stem: string, { number: line, notes = [] }: Line): void {
    if (this.#intro !== undefined && isPassage(this.#intro))
      this.#passage = { lines: this.#intro, last: undefined };
    if (Number(number) > (this.#passage?.last ?? Infinity)) this.#passage = undefined;
    // A restarted numbering without a heading begins a part of another kind.
    if (Number(number) === 1 && !this.#isFresh && this.blocks.length > 0) this.begin('');
    this.#intro = undefined;
    this.#isFresh = false;
    this.#field = 'stem';
    this.#isAnswered = isAnswered(stem);
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

  #add(block: Block, field: Field, text: string): void {
    if (field === 'answer' && block.texts.answer.length === 0) this.answeredCount += 1;
    if (field === 'stem') this.#isAnswered ||= isAnswered(text);
    block.texts[field].push(text);
  }

  /** Handles a line of a text, which may begin a question or one of its fields. */
  take(line: Line, start: Start | undefined): void {
    const { text, notes = [] } = line;
    const block = this.blocks.at(-1);
    const waiting = this.#waiting();
    const field = FIELDS.map(([form, name]) => ({ name, rest: form.exec(text)?.[1] })).find(
      ({ rest }) => rest !== undefined,
    );
    if (field?.rest !== undefined && block !== undefined && waiting === undefined) {
      this.#add(block, field.name, field.rest);
      // What is said of a question may stand above its text.
      const isAbove = block.texts.stem.join('').trim() === '' && ABOVE.includes(field.name);
      this.#field = isAbove ? 'stem' : field.name;
      return;
    }
    if (start !== undefined && this.#beginsQuestion(start))
      this.#addQuestion(String(start.count), start.stem, line);
    else if (text.trim() !== '' && waiting !== undefined) waiting.push(text);
    else if (text.trim() !== '' && block !== undefined) {
      this.#add(block, this.#field, text);
      block.notes.push(...notes);
    }
  }

  /** Returns the collected lines before the first question. */
  #waiting(): string[] | undefined {
    if (this.#intro !== undefined) return this.#intro;
    const passage = this.#passage;
    return passage === undefined || this.blocks.at(-1)?.passage === passage ? undefined : passage.lines;
  }
}

/** A choice behind a box: - [x] cat, [ ] dog. */
const BOX = /^\s*(?:\\?[-*+]\s+|\d{1,2}\\?[.)]\s+)?\\?\[([ \u3000xX*✓√]?)\\?\]\s*(\S.*)$/;

/** Gives letters to choices behind boxes, and the mark of a right option to those behind a checked one. */
function withLetters(lines: readonly Line[]): readonly Line[] {
  let count = 0;
  return lines.map((line) => {
    const [, check, text = ''] = BOX.exec(line.text) ?? [];
    if (check === undefined) {
      if (line.text.trim() !== '') count = 0;
      return line;
    }
    const label = LABELS.charAt(count++);
    return label === '' ? line : { ...line, text: `${label}. ${check.trim() === '' ? '' : RIGHT}${text}` };
  });
}

/** Splits a document into its questions, and parses the answer key that may be at its end. */
export function blocksOf(lines: readonly Line[]): {
  readonly blocks: readonly Block[];
  readonly keys: readonly KeyEntry[];
} {
  const walk = new Walk();
  const { blocks } = walk;
  const tidied = withLetters(
    lines.flatMap((line) => tidyLines(line.text).map((text) => ({ ...line, text }))),
  );
  const texts = tidied.map(({ text }) => text);
  const starts = startsIn(texts);
  for (const [at, line] of tidied.entries()) {
    const answered = walk.answeredCount;
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
