import type { QuestionDraft } from '../../modules/question/bankDraft.ts';
import {
  blankDraft,
  choiceDraft,
  gapStem,
  groupDraft,
  isChinese,
  MAX_OPTIONS,
  openDraft,
  partOf,
  type QuestionMeta,
  withExplanation,
} from './drafts.ts';
import { openSince } from './imported.ts';

/** Makes a question's draft from its own metadata, before it is known whether it is a part of another one. */
export type MakeDraft = (meta: QuestionMeta) => QuestionDraft;

/** A question of an item. */
export interface ItemQuestion {
  /** Whether it is a gap within the text. */
  readonly isInline: boolean;
  /** The text above this question alone. */
  readonly prompt: string;
  readonly make: MakeDraft;
}

type Note = (problem: string) => void;

/** Makes an open question in place of one that cannot be graded automatically. */
export function makeOpen(
  note: Note,
  reason: string,
  choices: readonly string[],
  reference: string,
): MakeDraft {
  note(openSince(reason));
  return (meta) => openDraft({ ...meta, stem: [meta.stem, ...choices].join('\n\n') }, reference);
}

/** Makes a choice with the options at `places` right; an open question where that is impossible. */
export function makeChoice(
  note: Note,
  options: readonly string[],
  indexes: readonly number[],
  isMultiple: boolean,
): MakeDraft {
  const reference = indexes.map((at) => options[at] ?? '').join('\n\n');
  if (options.length < 2 || options.length > MAX_OPTIONS)
    return makeOpen(note, 'it has too few or too many choices', options, reference);
  if (options.includes(''))
    return makeOpen(note, 'a choice has no text (a picture that was not taken)', [], reference);
  if (indexes.length === 0) return makeOpen(note, 'it does not say which choice is right', options, '');
  if (!isMultiple && new Set(indexes).size > 1)
    return makeOpen(note, 'several answers are wholly right where one is chosen', options, reference);
  return (meta) => choiceDraft(meta, options, indexes, isMultiple);
}

/** Makes one question of an item, or a text with sub-questions. */
export function itemDraft(meta: QuestionMeta, questions: readonly ItemQuestion[]): QuestionDraft {
  const [only] = questions;
  if (questions.length !== 1 || only === undefined) return itemGroupDraft(meta, questions);
  const own = only.make(meta);
  // A choice in a gap becomes a cloze with one gap.
  return only.isInline && own.type !== 'blank' && own.type !== 'open' ? itemGroupDraft(meta, questions) : own;
}

/** Makes a text with sub-questions of an item; if all are blanks, one question. */
export function itemGroupDraft(meta: QuestionMeta, questions: readonly ItemQuestion[]): QuestionDraft {
  const parts = questions.map(({ prompt, isInline, make }, at) => {
    const defaultStem = isChinese(meta.stem) ? `第 ${at + 1} 题` : `Question ${at + 1}`;
    // Gaps are numbered in the order of the text.
    const gap = questions.slice(0, at + 1).filter((one) => one.isInline).length;
    const stem = isInline ? gapStem(meta.stem, gap) : prompt || defaultStem;
    return make(partOf(meta, at + 1, stem));
  });
  // The prompt of pairs and orders is repeated for each part, since the text above belongs to all.
  const flat = parts.flatMap((part, at) =>
    part.parts.length === 0
      ? [part]
      : part.parts.map((one) => ({
          ...one,
          stem: [questions[at]?.prompt ?? '', one.stem].filter((text) => text !== '').join('\n\n'),
        })),
  );
  const areGaps = questions.every(({ isInline }) => isInline);
  if (areGaps && flat.every(({ type }) => type === 'blank'))
    return blankDraft(
      meta,
      flat.flatMap(({ key }) => (key.kind === 'blanks' ? key.blanks : [])),
    );
  const isCloze = areGaps && flat.every(({ type }) => type === 'single');
  const named = flat.map((part, at) => ({ ...part, sourceKey: `${meta.sourceKey}:${at + 1}` }));
  return withExplanation(
    meta,
    groupDraft({ ...meta, explanation: '' }, isCloze ? 'cloze' : 'material', named),
  );
}

/** Feedback texts that only say whether an answer is right. */
const EMPTY_FEEDBACKS = new Set(
  (
    'correct incorrect right wrong true false yes no not quite well done good job great excellent sorry try again thats that is ' +
    'your answer the 正确 错误 回答正确 回答错误 答对了 答错了 对 错 对了 错了 不对 很好 再试一次 你的回答正确 您的回答正确 你的答案正确 您的答案正确 答案正确'
  ).split(' '),
);

/** Tells whether a feedback explains nothing, such as “Correct” and “Try again”. */
export const isEmptyFeedback = (text: string): boolean =>
  text.length < 60 &&
  !text.includes('![') &&
  (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).every((word) => EMPTY_FEEDBACKS.has(word));

/** Prefixes an option's feedback with the option, unless that is empty or has several lines. */
export const feedbackFor = (option: string, text: string): string =>
  option === '' || option.includes('\n') ? text : `${option} — ${text}`;
