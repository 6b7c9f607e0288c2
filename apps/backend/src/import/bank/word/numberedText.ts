import { Findings, type Home, shortHash } from '../imported.ts';
import { subjectOfFile, USUAL_CATEGORY } from '../moodle/categories.ts';
import { Keys } from '../moodle/keys.ts';
import { readPlain } from '../sheet/plainQuestion.ts';
import { kindNamed } from '../sheet/plainWords.ts';
import { splitOptions } from '../splitOptions.ts';
import { answerFinder, isKeyHeading, type KeyEntry, readKey } from './answerKey.ts';
import { ANSWER, DIFFICULTY, EXPLANATION, HEADING, POINTS, QUESTION, tidyLines, TYPE } from './marks.ts';

/** A line of a document, with where it stands. */
export interface Line {
  readonly text: string;
  /** From 1. */
  readonly number: number;
}

type Field = 'stem' | 'answer' | 'explanation' | 'difficulty' | 'points' | 'type';

interface Block {
  readonly number: string;
  readonly line: number;
  readonly section: string;
  /** Which of the parts of the document it stands in, from 0. */
  readonly part: number;
  readonly texts: Record<Field, string[]>;
}

const FIELDS: readonly (readonly [form: RegExp, field: Field])[] = [
  [ANSWER, 'answer'],
  [EXPLANATION, 'explanation'],
  [DIFFICULTY, 'difficulty'],
  [POINTS, 'points'],
  [TYPE, 'type'],
];

const emptyTexts = (): Record<Field, string[]> => ({
  stem: [],
  answer: [],
  explanation: [],
  difficulty: [],
  points: [],
  type: [],
});

/** Takes a document apart where its questions begin. */
function blocksOf(lines: readonly Line[]): {
  readonly blocks: readonly Block[];
  readonly keys: readonly KeyEntry[];
} {
  const blocks: Block[] = [];
  const texts = lines.map(({ text }) => text);
  let section = '';
  let part = 0;
  let field: Field = 'stem';
  let isFresh = false;
  for (const [at, { text, number }] of lines.entries()) {
    const block = blocks.at(-1);
    const answered = blocks.filter((one) => one.texts.answer.length > 0).length;
    if (block !== undefined && answered * 2 < blocks.length && isKeyHeading(texts, at))
      return { blocks, keys: readKey(texts.slice(at + 1)) };
    const heading = HEADING.exec(text);
    if (heading !== null && (kindNamed(heading[1] ?? '') !== undefined || /题/.test(heading[1] ?? ''))) {
      section = heading[1] ?? '';
      if (block?.part === part) part += 1;
      isFresh = true;
      field = 'stem';
      continue;
    }
    const found = FIELDS.map(([form, name]) => ({ name, rest: form.exec(text)?.[1] })).find(
      ({ rest }) => rest !== undefined,
    );
    if (found?.rest !== undefined && block !== undefined) {
      field = found.name;
      block.texts[field].push(found.rest);
      continue;
    }
    const question = QUESTION.exec(text);
    // A list within a text counts on its own; questions count up, and from 1 again below a heading.
    const count = Number(question?.[1]);
    const isNext = block === undefined || count === Number(block.number) + 1 || (isFresh && count === 1);
    if (question !== null && isNext) {
      isFresh = false;
      field = 'stem';
      blocks.push({ number: question[1] ?? '', line: number, section, part, texts: emptyTexts() });
      blocks.at(-1)?.texts.stem.push(question[2] ?? '');
    } else if (text.trim() !== '') block?.texts[field].push(text);
  }
  return { blocks, keys: [] };
}

const joined = (lines: readonly string[]): string => lines.join('\n').trim();

/** A stem may begin with its points or its kind: （2分）, [单选题]. */
function headOf(stem: string): { readonly type: string; readonly rest: string } {
  const rest = stem.replace(/^\s*[（(【[]\s*\d{1,3}(?:\.\d)?\s*分\s*[）)】\]]\s*/, '');
  const [whole, type = ''] = /^\s*[（(【[]\s*([^（()）【】[\]]{2,6}题?)\s*[）)】\]]\s*/.exec(rest) ?? [];
  return whole !== undefined && kindNamed(type) !== undefined
    ? { type, rest: rest.slice(whole.length) }
    : { type: '', rest };
}

/** Gives options behind small letters capital ones, where the answer names some: else a) and b) are parts of a question. */
function withCapitals(text: string, answer: string): string {
  if (
    !/^[\s(（]*[a-l](?:[\s,，、;和&]*[a-l])*[)）.]?\s*$/i.test(answer) ||
    splitOptions(text).kind === 'split'
  )
    return text;
  return text.replace(
    /(^|\s)[(（]?([a-l])[.．)）、](?=\s|[^\s\w.])/g,
    (_, before: string, letter: string) => `${before}${letter.toUpperCase()}. `,
  );
}

/** The key that stands within the empty brackets of a stem: （ B ）. */
const KEY_IN_STEM = /[（(]\s*([A-Z]{1,8}|[√×对错])\s*[）)]/;

/**
 * Reads questions that are numbered in a text, each with its answer below it, within it, or at the end of the text.
 * @param write writes a text as the bank keeps it; without one the text is plain.
 * @returns undefined where the text holds no such questions.
 */
export function readNumbered(
  file: string,
  format: string,
  lines: readonly Line[],
  write?: (text: string, notes: string[]) => string,
): Findings | undefined {
  const tidied = lines.flatMap(({ text, number }) => tidyLines(text).map((one) => ({ text: one, number })));
  const { blocks, keys } = blocksOf(tidied);
  const keyOf = answerFinder(
    keys,
    blocks.map(({ number, part }) => ({ number, section: part })),
  );
  const hasAnswers = keys.length > 0 || blocks.some(({ texts }) => texts.answer.length > 0);
  const withKey = blocks.filter(({ texts }) => KEY_IN_STEM.test(joined(texts.stem))).length;
  if (blocks.length === 0 || (!hasAnswers && withKey * 2 < blocks.length)) return undefined;
  const findings = new Findings(format);
  const names = new Keys();
  const home: Home = { category: USUAL_CATEGORY, subject: subjectOfFile(file) };
  for (const { number, line, section, part, texts } of blocks) {
    const said = keyOf({ number, section: part });
    const place = `question ${number} (line ${line})`;
    const { type, rest } = headOf(joined(texts.stem));
    let answer = joined(texts.answer) || (said?.answer ?? '');
    let text = rest;
    if (answer === '') {
      answer = KEY_IN_STEM.exec(rest)?.[1] ?? '';
      text = rest.replace(KEY_IN_STEM, '（\u3000\u3000）');
    }
    const split = splitOptions(withCapitals(text, answer));
    const hasOptions = split.kind === 'split' && !/判断|填空|简答|论述/.test(type || section);
    const notes: string[] = [];
    const read = readPlain(
      {
        stem: hasOptions ? split.question.stem : text,
        options: hasOptions ? split.question.options.map((option) => option.text) : [],
        answer,
        explanation: joined(texts.explanation) || (said?.explanation ?? ''),
        type: joined(texts.type) || type || (kindNamed(section) === undefined ? '' : section),
        difficulty: joined(texts.difficulty),
        points: joined(texts.points)
          .split(/[、,，;；\n]+/)
          .map((one) => one.trim())
          // “Points: 5” are those that are earned.
          .filter((one) => !/^(?:\d+(?:\.\d+)?)?$/.test(one)),
        ...(write === undefined ? {} : { write: (one: string) => write(one, notes) }),
      },
      names.of(`text:${subjectOfFile(file)}:${shortHash(text.replace(/\/import\/\w+/g, ''))}`),
    );
    if ('refused' in read) findings.refused.push({ place, reason: read.refused });
    else
      findings.questions.push({ draft: read.draft, home, place, notes: [...read.notes, ...new Set(notes)] });
  }
  return findings;
}
