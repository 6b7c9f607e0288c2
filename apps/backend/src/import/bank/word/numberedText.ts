import { Findings, type Home, shortHash } from '../imported.ts';
import { subjectOfFile, USUAL_CATEGORY } from '../moodle/categories.ts';
import { Keys } from '../moodle/keys.ts';
import { readPlain } from '../sheet/plainQuestion.ts';
import { kindNamed } from '../sheet/plainWords.ts';
import { splitOptions } from '../splitOptions.ts';

/** A line of a document, with where it stands. */
export interface Line {
  readonly text: string;
  /** From 1. */
  readonly number: number;
}

const HEADING =
  /^\s*(?:[一二三四五六七八九十]{1,3}\s*[、.．]|第[一二三四五六七八九十\d]+(?:部分|大题|章|节)|[IVX]{1,4}\s*[.、])\s*(.*)$/;
const QUESTION = /^\s*(?:第\s*)?(\d{1,4})\s*(?:[.．、)）](?!\d)|题[:：.．、]?)\s*(.*)$/;
const ANSWER =
  /^\s*(?:【\s*)?(?:参考答案|正确答案|标准答案|答案|答|answer|key)(?:\s*】\s*[:：]?|\s*[:：])\s*(.*)$/i;
const EXPLANATION =
  /^\s*(?:【\s*)?(?:答案解析|试题解析|解析|详解|分析|说明|explanation|rationale)(?:\s*】\s*[:：]?|\s*[:：])\s*(.*)$/i;
const DIFFICULTY = /^\s*(?:【\s*)?(?:难易程度|难度|difficulty)(?:\s*】\s*[:：]?|\s*[:：])\s*(.*)$/i;
const POINTS = /^\s*(?:【\s*)?(?:知识点|考点|points?|topics?)(?:\s*】\s*[:：]?|\s*[:：])\s*(.*)$/i;
const TYPE = /^\s*(?:【\s*)?(?:题型|type)(?:\s*】\s*[:：]?|\s*[:：])\s*(.*)$/i;
/** What stands where the answers of all questions follow at the end of a document. */
const KEY_LIST = /^\s*(?:参考答案|答案|答案与解析|参考答案与解析|answers?|answer key)\s*[:：]?\s*$/i;

type Field = 'stem' | 'answer' | 'explanation' | 'difficulty' | 'points' | 'type';

interface Block {
  readonly number: string;
  readonly line: number;
  readonly section: string;
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

/** Answers that stand together: `1-5 ABCDA`, `6.B 7.C`, `1. A`. */
function addKeyLine(text: string, keys: Map<string, string>): void {
  const run = /^\s*(\d{1,4})\s*[-–—~～至]\s*(\d{1,4})\s*[:：.、]?\s*([A-Z\s]+)$/i.exec(text);
  if (run !== null) {
    const letters = [...(run[3] ?? '').replace(/\s+/g, '')];
    for (const [at, letter] of letters.entries()) keys.set(String(Number(run[1]) + at), letter);
    return;
  }
  for (const [, number = '', answer = ''] of text.matchAll(
    /(\d{1,4})\s*[.．、:：)]\s*([^]*?)(?=\s+\d{1,4}\s*[.．、:：)]|$)/g,
  ))
    keys.set(number, answer.trim());
}

/** Takes a document apart where its questions begin. */
function blocksOf(lines: readonly Line[]): {
  readonly blocks: readonly Block[];
  readonly keys: ReadonlyMap<string, string>;
} {
  const blocks: Block[] = [];
  const keys = new Map<string, string>();
  let section = '';
  let field: Field = 'stem';
  let isKeyList = false;
  let isFresh = false;
  for (const { text, number } of lines) {
    const block = blocks.at(-1);
    if (KEY_LIST.test(text)) {
      isKeyList = blocks.length > 0;
      continue;
    }
    if (isKeyList) {
      addKeyLine(text, keys);
      continue;
    }
    const heading = HEADING.exec(text);
    if (heading !== null && (kindNamed(heading[1] ?? '') !== undefined || /题/.test(heading[1] ?? ''))) {
      section = heading[1] ?? '';
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
      blocks.push({ number: question[1] ?? '', line: number, section, texts: emptyTexts() });
      blocks.at(-1)?.texts.stem.push(question[2] ?? '');
    } else if (text.trim() !== '') block?.texts[field].push(text);
  }
  return { blocks, keys };
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
  const { blocks, keys } = blocksOf(lines);
  const hasAnswers = keys.size > 0 || blocks.some(({ texts }) => texts.answer.length > 0);
  const withKey = blocks.filter(({ texts }) => KEY_IN_STEM.test(joined(texts.stem))).length;
  if (blocks.length === 0 || (!hasAnswers && withKey * 2 < blocks.length)) return undefined;
  const findings = new Findings(format);
  const names = new Keys();
  const home: Home = { category: USUAL_CATEGORY, subject: subjectOfFile(file) };
  for (const { number, line, section, texts } of blocks) {
    const place = `question ${number} (line ${line})`;
    const { type, rest } = headOf(joined(texts.stem));
    let answer = joined(texts.answer) || (keys.get(number) ?? '');
    let text = rest;
    if (answer === '') {
      answer = KEY_IN_STEM.exec(rest)?.[1] ?? '';
      text = rest.replace(KEY_IN_STEM, '（\u3000\u3000）');
    }
    const split = splitOptions(text);
    const hasOptions = split.kind === 'split' && !/判断|填空|简答|论述/.test(type || section);
    const notes: string[] = [];
    const read = readPlain(
      {
        stem: hasOptions ? split.question.stem : text,
        options: hasOptions ? split.question.options.map((option) => option.text) : [],
        answer,
        explanation: joined(texts.explanation),
        type: joined(texts.type) || type || (kindNamed(section) === undefined ? '' : section),
        difficulty: joined(texts.difficulty),
        points: joined(texts.points)
          .split(/[、,，;；\n]+/)
          .map((one) => one.trim())
          .filter((one) => one !== ''),
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
