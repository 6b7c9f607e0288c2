import { groupDraft, partOf, type QuestionMeta } from '../drafts.ts';
import { Findings, type Home, type ImportedQuestion, LABELS, shortHash } from '../imported.ts';
import { plainText } from '../../../markup/bankMarks.ts';
import { subjectOfFile, DEFAULT_CATEGORY } from '../moodle/categories.ts';
import { Keys } from '../moodle/keys.ts';
import { type PlainQuestion, readPlain } from '../sheet/plainQuestion.ts';
import { kindNamed } from '../../../school/plainWords.ts';
import { splitOptions } from '../splitOptions.ts';
import { answerFinder, type KeyEntry } from './answerKey.ts';
import { type Block, blocksOf, type Line, type Passage } from './blocks.ts';
import { FILLED, OPTIONS_LABEL, RIGHT, STEM_LABEL } from './marks.ts';

const joined = (lines: readonly string[]): string => lines.join('\n').trim();

const HEAD =
  /^\s*\\?[（(【[]\s*([^\s（()）【】[\]\\](?:[^（()）【】[\]\\]{0,10}[^\s（()）【】[\]\\])?)\s*\\?[）)】\]]\s*/;
const POINTS_OF_HEAD = /^(?:本题|每题|共)?\s*\d{1,3}(?:\.\d)?\s*(?:分|points?|marks?)$/i;

/** A first line that only names the kind: 单选题 (1分). */
const KIND_LINE = /^\s*([^\s，。？?（(]{1,6}题)(?:[ \t]*[（(]\s*\d{1,3}(?:\.\d)?\s*分\s*[）)])?[ \t]*\n+/;

/** Splits off the score and kind at the beginning of a stem: （2分）, [单选题], （多选，3分）. */
function headOf(stem: string): { readonly type: string; readonly rest: string } {
  const [line = '', lineKind = ''] = KIND_LINE.exec(stem) ?? [];
  let [type, rest] = kindNamed(lineKind) === undefined ? ['', stem] : [lineKind, stem.slice(line.length)];
  for (let found = HEAD.exec(rest); found !== null; found = HEAD.exec(rest)) {
    const words = (found[1] ?? '').split(/[,，、;；]/).map((one) => one.trim());
    const kind = words.find(
      (one) => one.length > 1 && !POINTS_OF_HEAD.test(one) && kindNamed(one) !== undefined,
    );
    if (!words.every((one) => one === kind || POINTS_OF_HEAD.test(one))) break;
    type ||= kind ?? '';
    rest = rest.slice(found[0].length);
  }
  return { type, rest };
}

/** What web forms append to the first line of a question: [单选题] （分值：5分） * */
const TAIL = new RegExp(
  String.raw`(?<![ \t\u3000])[ \t\u3000]*\\?[[【]([^[\]【】\\]{2,12})\\?[\]】]` +
    String.raw`(?:[ \t\u3000]*[（(]?(?:分值[:：]?)?\d+(?:\.\d)?分[）)]?)?(?:[ \t\u3000]*\\?\*)?[ \t\u3000]*$`,
);

/** Splits off the kind at the end of a stem's first line. */
function tailOf(stem: string): { readonly type: string; readonly rest: string } {
  const [first = '', ...below] = stem.split('\n');
  const [tail = '', type = ''] = TAIL.exec(first) ?? [];
  const isKind = type.endsWith('题') && kindNamed(type) !== undefined;
  return isKind
    ? { type, rest: [first.slice(0, first.length - tail.length), ...below].join('\n') }
    : { type: '', rest: stem };
}

/**
 * Converts option labels with small letters, colons or spaces to the usual form, if the answer refers to them.
 * Otherwise a) and b) are parts of a question, and A: and B: speakers of a dialogue.
 */
function withLabels(text: string, answer: string): string {
  if (
    !/^[\s(（]*[a-l](?:[\s,，、;和&]*[a-l])*[)）.。]?\s*$/i.test(answer) ||
    splitOptions(text).kind === 'split'
  )
    return text;
  return text
    .replace(/^[ \t\u3000]*A[:：].*$/gm, (line) => line.replace(/(\s)([B-L])[:：]\s*/g, '$1$2. '))
    .replace(
      /(^|\s)[(（]?([a-l])[.．)）、](?=\s|[^\s\w.])/g,
      (_, before: string, letter: string) => `${before}${letter.toUpperCase()}. `,
    )
    .replace(/^([ \t\u3000]*)([A-L])(?:[:：]|[ \t\u3000]+|(?=[\u3000-\u9fff]))/gm, '$1$2. ');
}

/** The key inside the brackets of a stem: （ B ）, （A、C）, or a word at its end. */
const KEY_IN_STEM =
  /[（(]\s*([A-Z](?:[\s,，、]*[A-Z]){0,7}|[√×✓✔✗✘对错]|(?:正确|错误)(?=\s*[）)](?:\s*[。.])?\s*$))\s*[）)]/;
/** The key at the end of a solution: 故选：C。 故答案为：3。 */
const KEY_IN_SOLUTION = /故\s*(?:选|答案[选为是])\s*[:：]?([^\n]+)/;
/** What results of exams say behind an answer: A,C (少选不得分). */
const MARKING = /(?<!\s)\s*[（(][^（）()\n]{0,20}得分[^（）()\n]{0,20}[）)]\s*$/;
/** An answer in brackets after its question: （答案：周树人）. */
const KEY_IN_WORDS = /(?<!\s)\s*[（(](?:正确|参考)?答案\s*[:：]\s*([^（）()\n]{1,200})[）)]/g;
/** Marks that authors type after a right option. */
const TYPED = /(?<!\s)\s*(?:[√✓✔]|[（(](?:正确)?答案[)）]|[（(]正确[)）])\s*$/;
const MARKERS = new RegExp(`${RIGHT}|[\ue315\ue316]`, 'g');

/** Adds letters to the lines below a question, if one of them is marked as right and none has a letter. */
function withLetters(text: string): string {
  const [stem = '', ...below] = text.split('\n').filter((line) => line.trim() !== '');
  const right = below.filter((line) => TYPED.test(line)).length;
  const isList = below.length > 1 && below.length <= LABELS.length && right > 0 && right < below.length;
  if (!isList || splitOptions(text).kind === 'split') return text;
  return [stem, ...below.map((line, at) => `${LABELS.charAt(at)}. ${line.trim()}`)].join('\n');
}

/** A question, with its answer from wherever its author wrote it. */
interface Answered {
  readonly block: Block;
  readonly question: PlainQuestion;
  /** The text that identifies it. */
  readonly text: string;
}

/** Finds the answer in the brackets, lines or marks of a stem without an answer elsewhere. */
function answerWithin(rest: string): { readonly answer: string; readonly text: string } {
  const key = KEY_IN_STEM.exec(rest)?.[1];
  if (key !== undefined)
    return { answer: key.replace(/[\s,，、]/g, ''), text: rest.replace(KEY_IN_STEM, '（\u3000\u3000）') };
  const answers = [...rest.matchAll(KEY_IN_WORDS)].map(([, text = '']) => text.trim());
  if (answers.length > 0) return { answer: answers.join('\n'), text: rest.replace(KEY_IN_WORDS, '') };
  const filled = [...rest.matchAll(FILLED)].map(([, text = '']) => text.trim());
  return { answer: filled.join('\n'), text: rest.replace(FILLED, '____') };
}

/** A key, and the words below it, which explain it without saying so. */
const KEY_WITH_REASON =
  /^\s*([A-L](?:[\s,，、]*[A-L]){0,20}|[√×✓✗对错]|正确|错误|true|false)[.。]?[ \t]*\n+(?!\n)(?=[^]*?\S[^\n]{5})([^]+)$/i;

function answered(block: Block, keyEntry: KeyEntry | undefined): Answered {
  const { texts, section } = block;
  const head = headOf(joined(texts.stem).replace(STEM_LABEL, ''));
  const tail = tailOf(head.rest);
  const type = head.type || tail.type;
  const rest = tail.type === '' ? head.rest : withLetters(tail.rest);
  const explanation = joined(texts.explanation) || (keyEntry?.explanation ?? '');
  const answerText =
    joined(texts.answer).replace(MARKING, '') ||
    (keyEntry?.answer ?? '') ||
    (KEY_IN_SOLUTION.exec(explanation)?.[1] ?? '').trim().replace(/[。．.]$/, '');
  const [, answer = answerText, reason = ''] = KEY_WITH_REASON.exec(answerText) ?? [];
  const within = answer === '' ? answerWithin(rest) : { answer, text: rest };
  const isMarked = within.answer === '' && within.text.includes(RIGHT);
  const split = splitOptions(withLabels(within.text, isMarked ? 'A' : within.answer));
  const areTwo = split.kind === 'split' && split.question.options.length === 2;
  // The heading 常识判断 names no true-or-false questions.
  const isChoice = areTwo || /^[A-L](?:[\s,，、]*[A-L])*[。.]?$/.test(within.answer);
  const none = isChoice ? /填空|简答|论述/ : /判断|填空|简答|论述/;
  const hasOptions = split.kind === 'split' && !none.test(type || section);
  const optionTexts = hasOptions ? split.question.options.map(({ text }) => text) : [];
  const right = optionTexts.map((option) => option.includes(RIGHT) || TYPED.test(option));
  const hasClearAnswer = within.answer !== '' || !right.includes(true) || !right.includes(false);
  const plain = (text: string): string => text.replace(MARKERS, '').trim();
  return {
    block,
    text: plain(within.text).replace(/\/import\/\w+/g, ''),
    question: {
      stem: plain((hasOptions ? split.question.stem : within.text).replace(OPTIONS_LABEL, '')),
      options: optionTexts.map((option) => plain(hasClearAnswer ? option : option.replace(TYPED, ''))),
      answer: plain(
        hasClearAnswer ? within.answer : right.flatMap((is, at) => (is ? [LABELS.charAt(at)] : [])).join(''),
      ),
      explanation: plain(joined([reason, explanation])),
      type:
        joined(texts.type).replace(/\\?[\]】]$|\\/g, '') ||
        type ||
        (kindNamed(section) === undefined ? '' : section),
      difficulty: joined(texts.difficulty),
      points: joined(texts.points)
        .split(/[、,，;；\n]+/)
        .map((one) => one.trim())
        // “Points: 5” is the score.
        .filter((one) => !/^(?:\d+(?:\.\d+)?)?$/.test(one)),
    },
  };
}

/** Groups questions below the text that they refer to. */
function withPassages(
  questions: readonly (ImportedQuestion & { readonly passage: Passage | undefined })[],
  write: (text: string) => string,
): ImportedQuestion[] {
  const groups: (typeof questions)[number][][] = [];
  for (const question of questions) {
    const last = groups.at(-1);
    if (question.passage !== undefined && last?.[0]?.passage === question.passage) last.push(question);
    else groups.push([question]);
  }
  return groups.flatMap((group): ImportedQuestion[] => {
    const [first] = group;
    if (first === undefined) return [];
    const { passage, draft, home, place } = first;
    if (passage === undefined) return [{ draft, home, place, notes: first.notes }];
    const meta: QuestionMeta = { sourceKey: `${draft.sourceKey}:text`, stem: write(joined(passage.lines)) };
    const parts = group.map((one, at) => ({ ...one.draft, ...partOf(meta, at + 1, one.draft.stem) }));
    const range = group.length === 1 ? place : `${place} to ${group.at(-1)?.place ?? ''}`;
    return [
      {
        draft: groupDraft(meta, 'material', parts),
        home,
        place: range,
        notes: group.flatMap(({ notes }) => notes),
      },
    ];
  });
}

/**
 * Reads numbered questions of a text, each with its answer below it, within it, or at the end of the text.
 * @param write converts a text to the bank's format; without it the text is plain.
 * @returns undefined where the text contains no such questions.
 */
export function readNumbered(
  file: string,
  format: string,
  lines: readonly Line[],
  write?: (text: string) => string,
): Findings | undefined {
  const { blocks, keys } = blocksOf(lines);
  const keyOf = answerFinder(
    keys,
    blocks.map(({ number, part }) => ({ number, section: part })),
  );
  const all = blocks.map((block) => answered(block, keyOf({ number: block.number, section: block.part })));
  const hasAnswers = keys.length > 0 || blocks.some(({ texts }) => texts.answer.length > 0);
  const withAnswer = all.filter(({ question }) => question.answer !== '').length;
  if (blocks.length === 0 || (!hasAnswers && withAnswer * 2 < blocks.length)) return undefined;
  const findings = new Findings(format);
  const names = new Keys();
  const home: Home = { category: DEFAULT_CATEGORY, subject: subjectOfFile(file) };
  const accepted = all.flatMap(({ block, question, text }) => {
    const place = `question ${block.number} (line ${block.line})`;
    const read = readPlain(
      { ...question, ...(write === undefined ? {} : { write }) },
      names.of(`text:${subjectOfFile(file)}:${shortHash(text)}`),
    );
    if ('refused' in read) {
      findings.refused.push({ place, reason: read.refused });
      return [];
    }
    const notes = [...read.notes, ...new Set(block.notes)];
    return [{ draft: read.draft, home, place, notes, passage: block.passage }];
  });
  findings.questions.push(...withPassages(accepted, write ?? plainText));
  return findings;
}
