import type { BlankKey } from '../../../modules/question/bank.tables.ts';
import type { QuestionDraft } from '../../../modules/question/bankDraft.ts';
import { blankDraft, choiceDraft, matchDraft, MAX_OPTIONS, openDraft, type QuestionMeta } from '../drafts.ts';
import { openSince } from '../imported.ts';
import { numberIn } from '../numbers.ts';

/** A parsed question, or the reason to refuse it. */
export type Read = { readonly draft: QuestionDraft } | { readonly refused: string };

/** An answer in Moodle's formats. */
export interface MoodleAnswer {
  /** In the bank's format. */
  readonly text: string;
  /** As written. */
  readonly source: string;
  /** Per cent of the mark; negative values subtract. */
  readonly fraction: number;
  readonly feedback: string;
  /** Tolerance of a numerical answer; NaN where it is invalid. */
  readonly tolerance?: number;
}

/** Parses a tolerance. */
export const toleranceIn = (text: string): Pick<MoodleAnswer, 'tolerance'> => {
  const tolerance = numberIn(text);
  return tolerance <= 0 ? {} : { tolerance };
};

/** Appends the feedback of answers to the general explanation. */
export function explanationOf(general: string, answers: readonly MoodleAnswer[]): string {
  const lines = answers.flatMap(({ text, source, feedback }) => {
    if (feedback === '') return [];
    // A star means all other answers, and a text of several lines names none.
    const isNamed = text !== '' && source.trim() !== '*' && !text.includes('\n');
    return [isNamed ? `${text} — ${feedback}` : feedback];
  });
  return [general, ...lines].filter((part) => part !== '').join('\n\n');
}

/** Tells whether an answer is empty, as unused rows of Moodle's form are. */
const isBlank = (source: string): boolean => source.replace(/<(?!img)[^<>]*>|&nbsp;/gi, '').trim() === '';

/** Makes a choice from the fractions of its answers. */
export function choiceOf(
  meta: QuestionMeta,
  listed: readonly MoodleAnswer[],
  isMultiple: boolean,
  note: (problem: string) => void,
): Read {
  const answers = listed.filter(
    ({ text, source, fraction }) => text !== '' || !isBlank(source) || fraction > 0,
  );
  if (answers.length < listed.length) note('answers without a text are left out');
  if (answers.length < 2) return { refused: 'it has fewer than two answers to choose from' };
  if (answers.length > MAX_OPTIONS)
    return { refused: `it has more than ${MAX_OPTIONS} answers to choose from` };
  if (answers.some(({ text }) => text === '')) {
    note(openSince('an answer has no text (a picture that was not taken)'));
    return { draft: openDraft(meta, rightTexts(answers)) };
  }
  const maxFraction = Math.max(...answers.map(({ fraction }) => fraction));
  if (maxFraction <= 0) {
    note(openSince('no answer is marked as right'));
    return { draft: openDraft({ ...meta, stem: withChoices(meta.stem, answers) }, '') };
  }
  const options = answers.map(({ text }) => text);
  if (isMultiple) {
    const right = answers.flatMap(({ fraction }, at) => (fraction > 0 ? [at] : []));
    return { draft: choiceDraft(meta, options, right, true) };
  }
  const right = answers.flatMap(({ fraction }, at) => (fraction === maxFraction ? [at] : []));
  if (right.length > 1) {
    note(openSince('several answers are wholly right where one is chosen'));
    return { draft: openDraft({ ...meta, stem: withChoices(meta.stem, answers) }, rightTexts(answers)) };
  }
  if (answers.some(({ fraction }) => fraction > 0 && fraction < maxFraction))
    note('an answer that earns a part of the mark counts as wrong');
  return { draft: choiceDraft(meta, options, right, false) };
}

const rightTexts = (answers: readonly MoodleAnswer[]): string =>
  answers.flatMap(({ text, fraction }) => (fraction > 0 && text !== '' ? [text] : [])).join('\n\n');

const withChoices = (stem: string, answers: readonly MoodleAnswer[]): string =>
  [stem, ...answers.flatMap(({ text }) => (text === '' ? [] : [text]))].join('\n\n');

/** Tells whether a text contains a wildcard of Moodle: a star that is not escaped. */
const hasWildcard = (text: string): boolean => /(?<!\\)\*/.test(text);

/** Makes a short answer; texts with the full mark are right. */
export function shortAnswerOf(
  meta: QuestionMeta,
  answers: readonly MoodleAnswer[],
  isCaseSensitive: boolean,
  note: (problem: string) => void,
): Read {
  const rightAnswers = answers.filter(({ fraction, source }) => fraction >= 100 && source.trim() !== '');
  if (rightAnswers.length === 0) {
    note(openSince('no answer earns the whole mark'));
    return { draft: openDraft(meta, rightTexts(answers)) };
  }
  if (rightAnswers.some(({ source }) => hasWildcard(source))) {
    note(openSince('an answer has a star, which stands for any text'));
    return { draft: openDraft(meta, rightTexts(rightAnswers)) };
  }
  if (answers.some(({ fraction }) => fraction > 0 && fraction < 100))
    note('an answer that earns a part of the mark counts as wrong');
  const accepted = [...new Set(rightAnswers.map(({ source }) => source.trim().replaceAll('\\*', '*')))];
  return { draft: blankDraft(meta, [{ accepted, ...(isCaseSensitive ? { isCaseSensitive } : {}) }]) };
}

/** Makes a question with a number and its tolerance. */
export function numericalOf(
  meta: QuestionMeta,
  answers: readonly MoodleAnswer[],
  note: (problem: string) => void,
): Read {
  const rightAnswers = answers.filter(
    ({ fraction, source, tolerance = 0 }) =>
      fraction >= 100 && Number.isFinite(numberIn(source) + tolerance) && source.trim() !== '',
  );
  if (answers.some(({ fraction }) => fraction > 0 && fraction < 100))
    note('an answer that earns a part of the mark counts as wrong');
  const tolerances = new Set(rightAnswers.map(({ tolerance = 0 }) => tolerance));
  if (rightAnswers.length === 0 || tolerances.size > 1) {
    note(
      openSince(
        rightAnswers.length === 0
          ? answers.some(({ fraction }) => fraction >= 100)
            ? 'its answer, or the range around it, is no number'
            : 'no number earns the whole mark'
          : 'its answers have ranges of several widths',
      ),
    );
    return {
      draft: openDraft(
        meta,
        rightAnswers.length === 0
          ? rightTexts(answers)
          : rightAnswers.map(({ text, tolerance = 0 }) => `${text} ± ${tolerance}`).join('\n\n'),
      ),
    };
  }
  const [tolerance = 0] = tolerances;
  const blank: BlankKey = {
    accepted: rightAnswers.map(({ source }) => String(numberIn(source))),
    ...(tolerance > 0 ? { tolerance } : {}),
  };
  return { draft: blankDraft(meta, [blank]) };
}

/** Makes a matching question; a right side without a left one is a distractor. */
export function matchingOf(
  meta: QuestionMeta,
  pairs: readonly { readonly left: string; readonly right: string }[],
): Read {
  const rights = [...new Set(pairs.map(({ right }) => right).filter((right) => right !== ''))];
  const lefts = pairs.filter(({ left, right }) => left !== '' && right !== '');
  if (lefts.length === 0 || rights.length < 2) return { refused: 'it has fewer than two things to match' };
  if (rights.length > MAX_OPTIONS) return { refused: `it has more than ${MAX_OPTIONS} things to match` };
  return {
    draft: matchDraft(
      meta,
      lefts.map(({ left, right }) => ({ text: left, right: [rights.indexOf(right)] })),
      rights,
    ),
  };
}
