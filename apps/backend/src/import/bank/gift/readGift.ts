import { trueFalseDraft, openDraft, type QuestionMeta } from '../drafts.ts';
import { Findings, shortHash } from '../imported.ts';
import {
  choiceOf,
  explanationOf,
  matchingOf,
  type MoodleAnswer,
  numericalOf,
  type Read,
  shortAnswerOf,
  toleranceIn,
} from '../moodle/answers.ts';
import { homeOf, pathOfCategory } from '../moodle/categories.ts';
import { Keys } from '../moodle/keys.ts';
import { MoodleTexts } from '../moodle/moodleText.ts';
import { exact, numberIn } from '../numbers.ts';
import {
  countAnswers,
  giftBlocks,
  type GiftBlock,
  hideEscapes,
  showEscapes,
  withNarrowCharacters,
} from './giftBlocks.ts';

/** Placeholder for a missing word. */
const WORD = '\ue210';

const FORMAT = /^\s*\[(html|moodle|plain|markdown)\]/i;

/** Converts a text in the format that precedes it. */
function write(text: string, texts: MoodleTexts, defaultFormat: string, isLine = false): string {
  const format = FORMAT.exec(text)?.[1]?.toLowerCase() ?? defaultFormat;
  return texts.write(showEscapes(text.replace(FORMAT, '')).trim(), format, isLine);
}

/** Parses an answer: its mark, weight, text and feedback. */
function answerOf(source: string, texts: MoodleTexts, format: string): MoodleAnswer {
  const [, sign = '', weight, rest = ''] = /^\s*([=~])?\s*(?:%(-?[\d.,]+)%)?([^]*)$/.exec(source) ?? [];
  const [text = '', ...feedback] = rest.split('#');
  return {
    text: write(text, texts, format, true),
    source: showEscapes(text.replace(FORMAT, '')).trim(),
    fraction: weight === undefined ? (sign === '=' ? 100 : 0) : numberIn(weight),
    feedback: write(feedback.join('#'), texts, format),
  };
}

/** Parses a number: `3:2` is 3 ± 2, `1..5` means 1 to 5. */
function numberOf(answer: MoodleAnswer): MoodleAnswer {
  const [, from, to] = /^([-+.,\de]{1,40}?)\s*\.\.\s*([-+.,\de]+)$/i.exec(answer.source) ?? [];
  if (from !== undefined && to !== undefined) {
    const [low, high] = [numberIn(from), numberIn(to)];
    // Rounded, to remove floating-point errors of the division.
    const middle = String(exact((low + high) / 2));
    return { ...answer, source: middle, text: middle, tolerance: exact(Math.abs(high - low) / 2) };
  }
  const [number = '', width = ''] = answer.source.split(':').map((part) => part.trim());
  return { ...answer, source: number, text: number, ...toleranceIn(width) };
}

/**
 * Where answers may begin: at line beginnings or before a word, after a space, anywhere. People leave the `=` of
 * `header=True` and `x = 5` without the backslash that it needs.
 */
const BEGINNINGS = [/(?=~|=(?<=^[ \t]*=)|(?<=\s)=(?=\S))/m, /(?=~|(?<!\S)=)/, /(?=[=~])/];
/** Two answers at line beginnings. */
const IN_LINES = /^[ \t]*[=~][^]*\n[ \t]*[=~]/m;

/** Splits answers at the most certain of their possible beginnings that leave several, and a right one. */
function answersIn(text: string): readonly string[] {
  const splits = BEGINNINGS.slice(IN_LINES.test(text) ? 0 : 1).map((beginning) =>
    text.split(beginning).filter((one) => one.trim() !== ''),
  );
  const isRight = (one: string) => /^\s*(?:=|~\s*%\d*[1-9])/.test(one);
  return splits.find((answers) => answers.length > 1 && answers.some(isRight)) ?? splits.at(-1) ?? [];
}

function readAnswers(inner: string, meta: QuestionMeta, texts: MoodleTexts, format: string): Read {
  const note = (problem: string) => texts.note(problem);
  const [body = '', general = ''] = inner.split('####');
  const explanation = write(general, texts, format);
  const text = body.trim();
  const explained = { ...meta, explanation };
  if (text === '') return { draft: openDraft(explained, '') };
  const [, verdict] = /^(T|TRUE|F|FALSE|对|错|正确|错误)\s*(?:#|$)/i.exec(text) ?? [];
  if (verdict !== undefined) {
    const isTrue = /^(?:t|对|正确)/i.test(verdict);
    // The feedback for the wrong answer comes first.
    const [, wrong = '', right = ''] = text.split('#').map((one) => write(one, texts, format));
    const answerOf = (text: string, feedback: string): MoodleAnswer => ({
      text,
      source: text,
      fraction: 0,
      feedback,
    });
    const answers = [answerOf(String(!isTrue), wrong), answerOf(String(isTrue), right)];
    return { draft: trueFalseDraft({ ...meta, explanation: explanationOf(explanation, answers) }, isTrue) };
  }
  if (text.startsWith('#')) {
    const numbers = text.slice(1);
    const parsed = answersIn(/^\s*[=~]/.test(numbers) ? numbers : `=${numbers}`);
    // A wrong number with feedback is no right answer.
    const answers = parsed.map((one) => numberOf(answerOf(one, texts, format)));
    return numericalOf({ ...meta, explanation: explanationOf(explanation, answers) }, answers, note);
  }
  const parsedAnswers = answersIn(text);
  if (parsedAnswers.every((one) => one.trimStart().startsWith('=') && one.includes('->'))) {
    const pairs = parsedAnswers.map((one) => {
      const [left = '', ...right] = one.trimStart().slice(1).split('->');
      return { left: write(left, texts, format, true), right: write(right.join('->'), texts, 'plain', true) };
    });
    return matchingOf(explained, pairs);
  }
  const answers = parsedAnswers.map((one) => answerOf(one, texts, format));
  const withFeedback = { ...meta, explanation: explanationOf(explanation, answers) };
  if (!/^\s*[=~]/.test(text)) return { refused: 'its answers begin with neither = nor ~' };
  if (parsedAnswers.some((one) => one.trimStart().startsWith('~')))
    return choiceOf(
      withFeedback,
      answers,
      !parsedAnswers.some((one) => one.trimStart().startsWith('=')),
      note,
    );
  return shortAnswerOf(withFeedback, answers, false, note);
}

function readBlock(
  block: GiftBlock,
  texts: MoodleTexts,
  metaOf: (name: string) => Omit<QuestionMeta, 'stem'>,
): Read {
  const [, name = '', unnamed = ''] = /^\s*(?:::([^]*?)::)?([^]*)$/.exec(block.text) ?? [];
  const about = metaOf(showEscapes(name).trim());
  const format = FORMAT.exec(unnamed)?.[1]?.toLowerCase() ?? 'moodle';
  const text = unnamed.replace(FORMAT, '');
  const end = text.lastIndexOf('}');
  const start = end === -1 ? text.indexOf('{') : text.lastIndexOf('{', end);
  if (start === -1 && end === -1) return { refused: 'it is a text without a question: it has no braces' };
  if (start === -1 || end === -1)
    return { refused: 'a brace { or } has no partner; a brace in a text is written \\{' };
  if (countAnswers(text) > 1)
    return { refused: 'it has several answers in braces; leave a line free between questions' };
  const before = text.slice(0, start).trim();
  const after = text.slice(end + 1).trim();
  // Remains of another program's syntax after the answer are ignored.
  const isNoise = /^["';]*$/.test(after);
  const stem = write(isNoise ? before : `${before} ${WORD} ${after}`, texts, format);
  if (stem === '') return { refused: 'it has no text' };
  const read = readAnswers(text.slice(start + 1, end), { ...about, stem }, texts, format);
  if (isNoise || 'refused' in read) return read;
  const { draft } = read;
  // A missing word is typed into a blank at its place.
  const isBlank = draft.type === 'blank';
  const shown = (isBlank ? draft.stem.replace(/(?<!\s)\s*\{\{1\}\}$/, '') : draft.stem)
    .replace(new RegExp(`${WORD} (?=[.,;:?!，。；：、）)])`), WORD)
    .replace(WORD, isBlank ? '{{1}}' : '\\_\\_\\_\\_\\_');
  return { draft: { ...draft, stem: shown } };
}

/** Parses a GIFT file. @param name the file's name, used where the questions have no category. */
export function readGift(name: string, text: string): Findings {
  const findings = new Findings('GIFT');
  const keys = new Keys();
  for (const block of giftBlocks(text)) {
    const path = pathOfCategory(block.category);
    const collection = path.length > 0 ? path.join('/') : name.replace(/\.\w+$/, '');
    const texts = new MoodleTexts(findings);
    let label = '';
    const read = readBlock(block, texts, (title) => {
      label = title;
      const named = block.id !== '' ? `id:${block.id}` : title !== '' ? title : shortHash(block.text);
      const points = [...new Set([...(path.length > 1 ? path.slice(-1) : []), ...block.tags])];
      return { sourceKey: keys.of(`gift:${collection}:${named}`), points };
    });
    const place = `line ${block.line}${label === '' ? '' : ` (${label.slice(0, 60)})`}`;
    if ('refused' in read) findings.refused.push({ place, reason: read.refused });
    else findings.questions.push({ draft: read.draft, home: homeOf(path, name), place, notes: texts.notes });
  }
  return findings;
}

/** Tells whether a text looks like GIFT: it has a category, or an answer in braces outside of formulas. */
export const isGift = (text: string): boolean =>
  /^[^\S\r\n\u2028\u2029]*\$CATEGORY:/im.test(text) ||
  /(?<![\\^_])\{\s*(?:[=~#]|T(?:RUE)?\s*[#}]|F(?:ALSE)?\s*[#}])/i.test(
    withNarrowCharacters(hideEscapes(text)),
  );

/** Tells whether a text may be GIFT with open questions alone; programs have empty braces too. */
export const mayBeGift = (text: string): boolean => /(?<!\\)\{\s*\}/.test(withNarrowCharacters(text));
