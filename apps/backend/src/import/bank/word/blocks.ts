import { kindNamed } from '../../../school/plainWords.ts';
import { LABELS } from '../imported.ts';
import { isKeyHeading, isKeyRun, type KeyEntry, readKey } from './answerKey.ts';
import {
  ANSWER,
  CHAPTER,
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
  STEM_LABEL,
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
  /** All of its lines, in their order. */
  readonly lines: Line[];
  readonly texts: Record<Field, string[]>;
  readonly notes: string[];
}

/** The points that a student earned, in a line of their own. */
const EARNED = /^\s*(\d{1,3}\.\d\s*分)\s*$/;

const FIELDS: readonly (readonly [form: RegExp, field: Field])[] = [
  [ANSWER, 'answer'],
  [EXPLANATION, 'explanation'],
  [DIFFICULTY, 'difficulty'],
  [POINTS, 'points'],
  [SCORE, 'score'],
  [EARNED, 'score'],
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
  /(?:阅读|根据|依据|回答|完成|材料|短文).*?(\d{1,6})\s*[-–—~～至到]+\s*(\d{1,6})\s*(?:小题|各题|题)|questions?\s+(\d{1,6})\s*(?:[-–—~]|to)\s*(\d{1,6})\b/i;

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
  if (heading !== undefined && isPartHeading(heading)) return heading;
  const next = texts.slice(at + 1, at + 4).find((line) => line.trim() !== '') ?? '';
  if (CHAPTER.test(text))
    return [QUESTION, HEADING, CHAPTER, KIND_HEADING].some((form) => form.test(next)) ? '' : undefined;
  if (heading !== undefined) return undefined;
  const [, inBrackets, alone] = KIND_HEADING.exec(text) ?? [];
  const kind = inBrackets ?? alone ?? '';
  const isKind = kindNamed(kind) !== undefined || /^.{2,4}$/.test(kind);
  return isKind && QUESTION.test(next) ? kind : undefined;
}

/** Splits the lines of a document into questions. */
class Walk {
  readonly blocks: Block[] = [];
  /** Number of blocks with an answer. */
  answeredCount = 0;
  /** Whether a line of the last block's stem has an answer or options. */
  #isAnswered = false;
  /** Whether options follow the answer of the last block. */
  #hasMore = false;
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
    // Where each question is followed by its answer, numbers among the options are no questions.
    const awaitsAnswer = this.blocks.length > 1 && this.answeredCount === this.blocks.length - 1;
    const isDone = block.texts.answer.length > 0 || (this.#isAnswered && !awaitsAnswer);
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
    this.#hasMore = false;
    this.blocks.push({
      number,
      line,
      section: this.#section,
      part: this.#part,
      passage: this.#passage,
      lines: [{ text: stem, number: line }],
      texts: { ...emptyTexts(), stem: [stem] },
      notes: [...notes],
    });
  }

  #add(block: Block, field: Field, text: string, line: Line): void {
    const isNewAnswer = field === 'answer' && ANSWER.test(line.text);
    if (isNewAnswer && this.#hasMore)
      block.notes.push(`its lines before line ${line.number} may be a question whose number cannot be read`);
    if (field === 'answer' && block.texts.answer.length === 0) this.answeredCount += 1;
    if (field === 'stem') this.#isAnswered ||= isAnswered(text);
    else this.#hasMore = !isNewAnswer && (this.#hasMore || OPTION.test(text));
    block.texts[field].push(text);
    block.lines.push(line);
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
      this.#add(block, field.name, field.rest, line);
      // What is said of a question may stand above its text.
      const isAbove = block.texts.stem.join('').trim() === '' && ABOVE.includes(field.name);
      this.#field = isAbove ? 'stem' : field.name;
      return;
    }
    if (start !== undefined && this.#beginsQuestion(start))
      this.#addQuestion(String(start.count), start.stem, line);
    else if (text.trim() !== '' && waiting !== undefined) waiting.push(text);
    else if (text.trim() !== '' && block !== undefined) {
      this.#add(block, this.#field, text, line);
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

/** An option's letter alone in its line, above its text. */
const LETTER = /^\s*([A-L])\s*$/;

/** Adds the dot to option letters that stand alone above their texts. */
function withDots(lines: readonly Line[]): readonly Line[] {
  const letters = lines.flatMap(({ text }, at) => (LETTER.test(text) ? [{ at, letter: text.trim() }] : []));
  const dotted = new Set<number>();
  for (const [index, { at, letter }] of letters.entries()) {
    const next = letters[index + 1];
    const isFirst = letter === 'A' && next?.letter === 'B' && next.at > at + 1;
    const before = letters[index - 1];
    const follows = before !== undefined && dotted.has(before.at) && before.letter < letter;
    if (isFirst || (follows && LABELS.indexOf(before.letter) + 1 === LABELS.indexOf(letter))) dotted.add(at);
  }
  return lines.map((line, at) => (dotted.has(at) ? { ...line, text: `${line.text.trim()}.` } : line));
}

/** The kind before a question without a number: 【单选题】甲？ */
const KIND_LABEL = /^\s*\\?[【[]([^【】[\]\\]{1,8}题)\\?[\]】]\s*\S/;

const beginsUnnumbered = ({ text }: Line): boolean =>
  STEM_LABEL.test(text) || kindNamed(KIND_LABEL.exec(text)?.[1] ?? '') !== undefined;

/** Numbers the questions of a document that only has 题目： or 【单选题】 before each. */
function withNumbers(lines: readonly Line[]): readonly Line[] {
  const first = lines.find((line) => beginsUnnumbered(line) || QUESTION.test(line.text));
  if (first === undefined || !beginsUnnumbered(first)) return lines;
  let count = 0;
  return lines.map((line) => (beginsUnnumbered(line) ? { ...line, text: `${++count}. ${line.text}` } : line));
}

/** Removes a number above a question that repeats it: 第1题 above 1. */
function withoutRepeated(lines: readonly Line[]): readonly Line[] {
  let next: string | undefined;
  return lines
    .toReversed()
    .map((line) => {
      const isRepeated = next !== undefined && /^第(\d{1,6})题$/.exec(line.text)?.[1] === next;
      if (line.text.trim() !== '') next = QUESTION.exec(line.text)?.[1];
      return isRepeated ? { ...line, text: '' } : line;
    })
    .toReversed();
}

/** Splits lines into fields, and completes their numbers and letters. */
const tidied = (lines: readonly Line[]): readonly Line[] =>
  [withLetters, withDots, withNumbers, withoutRepeated].reduce<readonly Line[]>(
    (some, tidy) => tidy(some),
    lines.flatMap((line) => tidyLines(line.text).map((text) => ({ ...line, text }))),
  );

/** The beginning of a question below a text. */
const SUB_NUMBER = /^\s*[（(]\s*(\d{1,2})\s*[）)]\s*(?=\S)/;

/** Splits a text from the questions (1), (2) … below it, if each is followed by its answer. */
function withSubQuestions(block: Block): readonly Block[] {
  const { lines, number, part } = block;
  let starts: number[] = [];
  for (const [at, { text }] of lines.entries()) {
    const count = Number(SUB_NUMBER.exec(text)?.[1]);
    // The facts of a case may have numbers as well.
    if (at > 0 && count === 1) starts = [at];
    else if (count === starts.length + 1) starts.push(at);
  }
  const pieces = starts.map((start, at) => lines.slice(start, starts[at + 1]));
  if (pieces.length < 2 || !pieces.every((piece) => piece.some(({ text }) => ANSWER.test(text))))
    return [block];
  const above = lines.slice(0, starts[0]).map(({ text }) => text);
  const passage: Passage = { lines: [...(block.passage?.lines ?? []), ...above], last: undefined };
  const found = pieces.map((piece) => {
    const numbered = piece.map((line, at) =>
      at === 0 ? { ...line, text: line.text.replace(SUB_NUMBER, '1. ') } : line,
    );
    return blocksOf(numbered).blocks;
  });
  if (found.some(({ length }) => length !== 1)) return [block];
  return found.flat().map((one, at) => ({ ...one, number: `${number}(${at + 1})`, part, passage }));
}

/** Splits a document into its questions, and parses the answer key that may be at its end. */
export function blocksOf(lines: readonly Line[]): {
  readonly blocks: readonly Block[];
  readonly keys: readonly KeyEntry[];
} {
  const walk = new Walk();
  const { blocks } = walk;
  const clean = tidied(lines);
  const texts = clean.map(({ text }) => text);
  const starts = startsIn(texts);
  for (const [at, line] of clean.entries()) {
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
  return { blocks: blocks.flatMap(withSubQuestions), keys: [] };
}
