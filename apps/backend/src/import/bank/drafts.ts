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
  meta: QuestionMeta,
  options: readonly string[],
  right: readonly number[],
  isMultiple = right.length > 1,
): QuestionDraft {
  return {
    ...base(meta),
    type: isMultiple ? 'multiple' : 'single',
    options: options.map((text, at) => ({ label: LABELS.charAt(at), text })),
    key: { kind: 'choice', labels: right.toSorted((a, b) => a - b).map((at) => LABELS.charAt(at)) },
  };
}

/** Makes a true-or-false question. */
export const trueFalseDraft = (meta: QuestionMeta, isTrue: boolean): QuestionDraft => ({
  ...base(meta),
  type: 'judge',
  key: { kind: 'choice', labels: [isTrue ? 'true' : 'false'] },
});

/** A drawn line for an answer. */
const DRAWN_LINE = /(?:\\_){3,}/g;

/** Replaces the drawn lines of a stem with blanks. */
function withDrawnBlanks(meta: QuestionMeta, blanks: readonly BlankKey[]): QuestionMeta {
  if (meta.stem.includes('{{1}}') || meta.stem.match(DRAWN_LINE)?.length !== blanks.length) return meta;
  let number = 0;
  return { ...meta, stem: meta.stem.replace(DRAWN_LINE, () => `{{${++number}}}`) };
}

/**
 * Makes a question with blanks, `{{1}}` and so on in its stem. A stem without them gets blanks at its drawn
 * lines, otherwise at its end.
 */
export function blankDraft(question: QuestionMeta, blanks: readonly BlankKey[]): QuestionDraft {
  const meta = withDrawnBlanks(question, blanks);
  const missing = blanks.flatMap((_, at) => (meta.stem.includes(`{{${at + 1}}}`) ? [] : [`{{${at + 1}}}`]));
  const stem = missing.length === 0 ? meta.stem : `${meta.stem} ${missing.join(' ')}`.trim();
  return {
    ...base({ ...meta, stem }),
    type: 'blank',
    key: { kind: 'blanks', blanks },
    keyText: blanks.map(keyTextOf).join('；'),
  };
}

/**
 * Makes blanks whose texts may be in any order of those that accept the same texts, as many as the blanks: each
 * text then counts once.
 */
export function inAnyOrder(draft: QuestionDraft): QuestionDraft {
  if (draft.key.kind !== 'blanks') return draft;
  const { blanks } = draft.key;
  const same = Map.groupBy(blanks, ({ accepted }) => JSON.stringify(accepted.toSorted()));
  const groups = [...same.values()].filter(
    ([first, ...others]) =>
      others.length > 0 &&
      new Set(first?.accepted.map((text) => text.toLowerCase())).size === others.length + 1 &&
      first?.accepted.length === others.length + 1,
  );
  if (groups.length === 0) return draft;
  const grouped = blanks.map((blank) => {
    const at = groups.findIndex((group) => group.includes(blank));
    const group = groups[at] ?? [];
    const text = group[0]?.accepted[group.indexOf(blank)];
    return text === undefined ? blank : { ...blank, accepted: [text], group: String(at + 1) };
  });
  return blankDraft(draft, grouped);
}

function keyTextOf({ accepted, tolerance }: BlankKey): string {
  const text = accepted.map((one) => (/^\$.+\$$/.test(one) ? one : escapeText(one))).join(' / ');
  return tolerance === undefined ? text : `${text} ± ${tolerance}`;
}

/** Makes an open question, with a reference answer. */
export const openDraft = (meta: QuestionMeta, reference: string): QuestionDraft => ({
  ...base(meta),
  type: 'open',
  key: { kind: 'reference' },
  keyText: reference,
});

/** Makes a text with sub-questions; `cloze` where they are its gaps. */
export const groupDraft = (
  meta: QuestionMeta,
  type: 'material' | 'cloze',
  parts: readonly QuestionDraft[],
): QuestionDraft => ({ ...base(meta), type, key: { kind: 'none' }, parts });

/** Returns the metadata of a sub-question. */
export const partOf = (meta: QuestionMeta, number: number, stem: string): QuestionMeta => ({
  sourceKey: `${meta.sourceKey}:${number}`,
  stem,
  ...(meta.difficulty === undefined ? {} : { difficulty: meta.difficulty }),
  ...(meta.points === undefined ? {} : { points: meta.points }),
});

/** Makes a matching question: one choice for each left side, with all right sides as its options. */
export function matchDraft(
  meta: QuestionMeta,
  left: readonly { readonly text: string; readonly right: readonly number[] }[],
  right: readonly string[],
): QuestionDraft {
  const parts = left.map(({ text, right: indexes }, at) =>
    choiceDraft(partOf(meta, at + 1, text), right, indexes),
  );
  return withExplanation(meta, groupDraft({ ...meta, explanation: '' }, 'material', parts));
}

/**
 * Makes an ordering question: one choice for each position, with all items as its options, in an order that is
 * not the right one. `order` has the items' positions.
 */
export function orderDraft(
  meta: QuestionMeta,
  itemTexts: readonly string[],
  right: readonly number[],
): QuestionDraft {
  const isInOrder = right.every((item, at) => item === at);
  const sorted = itemTexts
    .map((_, at) => at)
    .toSorted((a, b) => ((itemTexts[a] ?? '') < (itemTexts[b] ?? '') ? -1 : 1));
  // Years and numbers would be in the right order once they are sorted.
  const sequence = sorted.every((item, at) => item === at) ? [...sorted.slice(1), 0] : sorted;
  const items = isInOrder ? sequence.map((item) => itemTexts[item] ?? '') : itemTexts;
  const order = isInOrder ? right.map((item) => sequence.indexOf(item)) : right;
  const isZh = isChinese(meta.stem + items.join(''));
  const parts = order.map((item, at) =>
    choiceDraft(partOf(meta, at + 1, isZh ? `第 ${at + 1} 位` : `Place ${at + 1}`), items, [item]),
  );
  return withExplanation(meta, groupDraft({ ...meta, explanation: '' }, 'material', parts));
}

/** Returns the prompt of a gap's choice. */
export const gapStem = (text: string, number: number): string =>
  isChinese(text) ? `第 ${number} 空` : `Gap ${number}`;

/** Moves the explanation of the whole to its first sub-question, since a text has none of its own. */
export function withExplanation(meta: QuestionMeta, group: QuestionDraft): QuestionDraft {
  const { explanation = '' } = meta;
  if (explanation === '') return group;
  return {
    ...group,
    explanation: '',
    parts: group.parts.map((part, at) =>
      at === 0 && part.explanation === '' ? { ...part, explanation } : part,
    ),
  };
}
