import type { QuestionDraft } from '../../modules/question/bankDraft.ts';
import type { BlankKey } from '../../modules/question/bank.tables.ts';
import { escapeText } from '../../markup/bankMarks.ts';
import { LABELS } from './imported.ts';

/** The metadata of every question; texts are in the bank's format. */
export interface QuestionMeta {
  readonly sourceKey: string;
  readonly stem: string;
  /** @defaultValue none */
  readonly explanation?: string;
  /** 1 easy to 5 hard. @defaultValue 3 */
  readonly difficulty?: number;
  readonly points?: readonly string[];
}

const base = ({ sourceKey, stem, explanation = '', difficulty = 3, points = [] }: QuestionMeta) =>
  ({ sourceKey, style: 'rich', stem, explanation, difficulty, points, options: [], parts: [] }) as const;

/** Tells whether a text is Chinese, so that generated texts beside it are too. */
export const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Maximum options, since each needs a letter. */
export const MAX_OPTIONS = LABELS.length;

/** Makes a choice; `right` has the positions of the right options. */
export function choiceDraft(
  told: QuestionMeta,
  options: readonly string[],
  right: readonly number[],
  isMultiple = right.length > 1,
): QuestionDraft {
  return {
    ...base(told),
    type: isMultiple ? 'multiple' : 'single',
    options: options.map((text, at) => ({ label: LABELS.charAt(at), text })),
    key: { kind: 'choice', labels: right.toSorted((a, b) => a - b).map((at) => LABELS.charAt(at)) },
  };
}

/** Makes a true-or-false question. */
export const trueFalseDraft = (told: QuestionMeta, isTrue: boolean): QuestionDraft => ({
  ...base(told),
  type: 'judge',
  key: { kind: 'choice', labels: [isTrue ? 'true' : 'false'] },
});

/** A drawn line for an answer. */
const DRAWN_LINE = /(?:\\_){3,}/g;

/** Replaces the drawn lines of a stem with blanks. */
function withDrawnBlanks(told: QuestionMeta, blanks: readonly BlankKey[]): QuestionMeta {
  if (told.stem.includes('{{1}}') || told.stem.match(DRAWN_LINE)?.length !== blanks.length) return told;
  let number = 0;
  return { ...told, stem: told.stem.replace(DRAWN_LINE, () => `{{${++number}}}`) };
}

/**
 * Makes a question with blanks, `{{1}}` and so on in its stem. A stem without them gets blanks at its drawn
 * lines, otherwise at its end.
 */
export function blankDraft(asked: QuestionMeta, blanks: readonly BlankKey[]): QuestionDraft {
  const told = withDrawnBlanks(asked, blanks);
  const missing = blanks.flatMap((_, at) => (told.stem.includes(`{{${at + 1}}}`) ? [] : [`{{${at + 1}}}`]));
  const stem = missing.length === 0 ? told.stem : `${told.stem} ${missing.join(' ')}`.trim();
  return {
    ...base({ ...told, stem }),
    type: 'blank',
    key: { kind: 'blanks', blanks },
    keyText: blanks.map(keyTextOf).join('；'),
  };
}

function keyTextOf({ accepted, tolerance }: BlankKey): string {
  const text = accepted.map((one) => (/^\$.+\$$/.test(one) ? one : escapeText(one))).join(' / ');
  return tolerance === undefined ? text : `${text} ± ${tolerance}`;
}

/** Makes an open question, with a reference answer. */
export const openDraft = (told: QuestionMeta, reference: string): QuestionDraft => ({
  ...base(told),
  type: 'open',
  key: { kind: 'reference' },
  keyText: reference,
});

/** Makes a text with sub-questions; `cloze` where they are its gaps. */
export const groupDraft = (
  told: QuestionMeta,
  type: 'material' | 'cloze',
  parts: readonly QuestionDraft[],
): QuestionDraft => ({ ...base(told), type, key: { kind: 'none' }, parts });

/** Returns the metadata of a sub-question. */
export const partOf = (told: QuestionMeta, number: number, stem: string): QuestionMeta => ({
  sourceKey: `${told.sourceKey}:${number}`,
  stem,
  ...(told.difficulty === undefined ? {} : { difficulty: told.difficulty }),
  ...(told.points === undefined ? {} : { points: told.points }),
});

/** Makes a matching question: one choice for each left side, with all right sides as its options. */
export function matchDraft(
  told: QuestionMeta,
  left: readonly { readonly text: string; readonly right: readonly number[] }[],
  right: readonly string[],
): QuestionDraft {
  const parts = left.map(({ text, right: places }, at) =>
    choiceDraft(partOf(told, at + 1, text), right, places),
  );
  return withExplanation(told, groupDraft({ ...told, explanation: '' }, 'material', parts));
}

/**
 * Makes an ordering question: one choice for each position, with all items as its options, in an order that is
 * not the right one. `order` has the items' positions.
 */
export function orderDraft(
  told: QuestionMeta,
  given: readonly string[],
  right: readonly number[],
): QuestionDraft {
  const isTold = right.every((item, at) => item === at);
  const sorted = given.map((_, at) => at).toSorted((a, b) => ((given[a] ?? '') < (given[b] ?? '') ? -1 : 1));
  // Years and numbers would be in the right order once they are sorted.
  const places = sorted.every((place, at) => place === at) ? [...sorted.slice(1), 0] : sorted;
  const items = isTold ? places.map((place) => given[place] ?? '') : given;
  const order = isTold ? right.map((item) => places.indexOf(item)) : right;
  const isZh = isChinese(told.stem + items.join(''));
  const parts = order.map((item, at) =>
    choiceDraft(partOf(told, at + 1, isZh ? `第 ${at + 1} 位` : `Place ${at + 1}`), items, [item]),
  );
  return withExplanation(told, groupDraft({ ...told, explanation: '' }, 'material', parts));
}

/** Returns the prompt of a gap's choice. */
export const gapStem = (text: string, number: number): string =>
  isChinese(text) ? `第 ${number} 空` : `Gap ${number}`;

/** Moves the explanation of the whole to its first sub-question, since a text has none of its own. */
export function withExplanation(told: QuestionMeta, group: QuestionDraft): QuestionDraft {
  const { explanation = '' } = told;
  if (explanation === '') return group;
  return {
    ...group,
    explanation: '',
    parts: group.parts.map((part, at) =>
      at === 0 && part.explanation === '' ? { ...part, explanation } : part,
    ),
  };
}
