import type { QuestionDraft } from '../../modules/question/bankDraft.ts';
import {
  blankDraft,
  choiceDraft,
  gapStem,
  groupDraft,
  isChinese,
  MOST_OPTIONS,
  openDraft,
  partOf,
  type Told,
  withExplanation,
} from './drafts.ts';
import { openSince } from './imported.ts';

/** What a question of an item is told about itself, before it is one alone or a part. */
export type Make = (told: Told) => QuestionDraft;

/** A question of an item. */
export interface Asked {
  /** Whether it stands within the text, as a gap of it. */
  readonly isInline: boolean;
  /** What stands above it alone. */
  readonly prompt: string;
  readonly make: Make;
}

type Note = (problem: string) => void;

/** An open question in the place of one that cannot be marked. */
export function openFor(note: Note, why: string, choices: readonly string[], reference: string): Make {
  note(openSince(why));
  return (told) => openDraft({ ...told, stem: [told.stem, ...choices].join('\n\n') }, reference);
}

/** A choice among options, of which those at `places` are right; an open question where it cannot be one. */
export function chooseAmong(
  note: Note,
  options: readonly string[],
  places: readonly number[],
  isMultiple: boolean,
): Make {
  const reference = places.map((at) => options[at] ?? '').join('\n\n');
  if (options.length < 2 || options.length > MOST_OPTIONS)
    return openFor(note, 'it has too few or too many choices', options, reference);
  if (options.includes(''))
    return openFor(note, 'a choice has no text (a picture that was not taken)', [], reference);
  if (places.length === 0) return openFor(note, 'it does not say which choice is right', options, '');
  // Where one is chosen, the first that is right is the one that the item names.
  return (told) => choiceDraft(told, options, isMultiple ? places : places.slice(0, 1), isMultiple);
}

/** Makes what an item asks one question, or a text with questions under it. */
export function draftOfAsked(told: Told, asked: readonly Asked[]): QuestionDraft {
  const [only] = asked;
  if (asked.length !== 1 || only === undefined) return groupOfAsked(told, asked);
  const own = only.make(told);
  // What is chosen for a gap is a cloze of one.
  return only.isInline && own.type !== 'blank' && own.type !== 'open' ? groupOfAsked(told, asked) : own;
}

/** Makes what an item asks a text with questions under it; blanks alone stay one question. */
export function groupOfAsked(told: Told, asked: readonly Asked[]): QuestionDraft {
  const parts = asked.map(({ prompt, isInline, make }, at) => {
    const usual = isChinese(told.stem) ? `第 ${at + 1} 题` : `Question ${at + 1}`;
    // Gaps are counted as they stand in the text.
    const gap = asked.slice(0, at + 1).filter((one) => one.isInline).length;
    const stem = isInline ? gapStem(told.stem, gap) : prompt || usual;
    return make(partOf(told, at + 1, stem));
  });
  // What pairs and orders are asked for stands with each of their parts, for the text above is of all.
  const flat = parts.flatMap((part, at) =>
    part.parts.length === 0
      ? [part]
      : part.parts.map((one) => ({
          ...one,
          stem: [asked[at]?.prompt ?? '', one.stem].filter((text) => text !== '').join('\n\n'),
        })),
  );
  const areGaps = asked.every(({ isInline }) => isInline);
  if (areGaps && flat.every(({ type }) => type === 'blank'))
    return blankDraft(
      told,
      flat.flatMap(({ key }) => (key.kind === 'blanks' ? key.blanks : [])),
    );
  const isCloze = areGaps && flat.every(({ type }) => type === 'single');
  const named = flat.map((part, at) => ({ ...part, sourceKey: `${told.sourceKey}:${at + 1}` }));
  return withExplanation(
    told,
    groupDraft({ ...told, explanation: '' }, isCloze ? 'cloze' : 'material', named),
  );
}

/** What says no more than whether an answer is right. */
const HOLLOW = new Set(
  (
    'correct incorrect right wrong true false yes no not quite well done good job great excellent sorry try again thats that is ' +
    'your answer the 正确 错误 回答正确 回答错误 答对了 答错了 对 错 对了 错了 不对 很好 再试一次 你的回答正确 您的回答正确 你的答案正确 您的答案正确 答案正确'
  ).split(' '),
);

/** Whether a feedback explains nothing, as “Correct” and “Try again” do. */
export const isHollow = (text: string): boolean =>
  text.length < 60 &&
  !text.includes('![') &&
  (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).every((word) => HOLLOW.has(word));

/** Puts an option before what is said to it; one of several lines, or without a text, names nothing. */
export const saidTo = (option: string, text: string): string =>
  option === '' || option.includes('\n') ? text : `${option} — ${text}`;
