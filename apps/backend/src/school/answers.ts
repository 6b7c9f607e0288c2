import { isFalse, isTrue } from './plainWords.ts';
import type { BlankKey, QuestionKey, QuestionKind } from '../modules/question/index.ts';

/** The labels of options: A to Z. */
export const LABELS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Tells whether a kind is never answered itself: its sub-questions are. */
export const hasParts = (kind: string): boolean => kind === 'material' || kind === 'cloze';

const TRUE = '对';
const FALSE = '错';

/** Escapes characters with a meaning in the answer of a blank. */
const escaped = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/[\\|{]/g, String.raw`\$&`);

function blankLine({ accepted, group, isCaseSensitive, tolerance }: BlankKey): string {
  const rules = [
    ...(group === undefined ? [] : [`group=${group}`]),
    ...(isCaseSensitive === true ? ['case'] : []),
    ...(tolerance === undefined ? [] : [`±${tolerance}`]),
  ];
  return [accepted.map(escaped).join(' | '), ...(rules.length === 0 ? [] : [`{${rules.join(', ')}}`])].join(
    ' ',
  );
}

/** Splits a line at its bars, and separates the rules in braces at its end. */
function partsOf(line: string): { readonly texts: readonly string[]; readonly rules: string } {
  const texts = [''];
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (sign === '{') return { texts, rules: line.slice(at) };
    if (sign === '|') texts.push('');
    else {
      if (sign === '\\' && at + 1 < line.length) at += 1;
      texts[texts.length - 1] += line.charAt(at);
    }
  }
  return { texts, rules: '' };
}

/** Parses one line of a blank's answer. @returns a description of the problem where it is invalid. */
function readBlank(line: string): BlankKey | string {
  const { texts, rules } = partsOf(line);
  const accepted = texts.map((text) => text.trim()).filter((text) => text !== '');
  if (accepted.length === 0) return `“${line}” accepts no text; write one, and others behind |`;
  let blank: BlankKey = { accepted };
  if (rules === '') return blank;
  const listed = /^\{([^{}]*)\}$/.exec(rules)?.[1];
  if (listed === undefined)
    return `“${rules}” is no rule; write it as {group=a, case, ±0.5}, or a brace as \\{`;
  for (const rule of listed.split(/[,，]/).map((one) => one.trim())) {
    const [, group] = /^(?:group|顺序不限)=(.{1,40})$/.exec(rule) ?? [];
    const [, tolerance] = /^(?:±|\+-)\s*(\d+(?:\.\d+)?)$/.exec(rule) ?? [];
    if (group !== undefined) blank = { ...blank, group };
    else if (rule === 'case' || rule === '区分大小写') blank = { ...blank, isCaseSensitive: true };
    else if (tolerance !== undefined) blank = { ...blank, tolerance: Number(tolerance) };
    else return `“${rule}” is no rule; write group=a, case or ±0.5`;
  }
  return blank;
}

/** Formats the key of a question for its cell; for an open question, the reference answer. */
export function answerText(key: QuestionKey, reference: string): string {
  switch (key.kind) {
    case 'choice':
      if (key.labels[0] === 'true' || key.labels[0] === 'false')
        return key.labels[0] === 'true' ? TRUE : FALSE;
      return key.labels.toSorted().join('');
    case 'blanks':
      return key.blanks.map(blankLine).join('\n');
    case 'reference':
      return reference;
    case 'none':
      return '';
  }
}

/** Formats the key of a blank as it is shown where the school gives no other text. */
export const shownBlanks = (blanks: readonly BlankKey[]): string =>
  blanks.map(({ accepted }) => accepted[0] ?? '').join('；');

/** Parses the cell of an answer. @returns the key, or what is wrong and how to correct it */
export function keyOfAnswer(
  kind: QuestionKind,
  answer: string,
  optionCount: number,
): { readonly key: QuestionKey } | { readonly problem: string } {
  if (hasParts(kind)) return { key: { kind: 'none' } };
  if (kind === 'open') return { key: { kind: 'reference' } };
  if (kind === 'judge') {
    if (isTrue(answer)) return { key: { kind: 'choice', labels: ['true'] } };
    if (isFalse(answer)) return { key: { kind: 'choice', labels: ['false'] } };
    return { problem: `“${answer}” is neither ${TRUE} nor ${FALSE} (true, false)` };
  }
  if (kind === 'blank') {
    const blanks: BlankKey[] = [];
    for (const line of answer.split('\n').filter((one) => one.trim() !== '')) {
      const blank = readBlank(line.trim());
      if (typeof blank === 'string') return { problem: blank };
      blanks.push(blank);
    }
    return { key: { kind: 'blanks', blanks } };
  }
  const labels = [
    ...new Set(
      answer
        .normalize('NFKC')
        .toUpperCase()
        .replaceAll(/[\s,，、;；.]/g, ''),
    ),
  ].toSorted();
  const known = LABELS.slice(0, optionCount);
  const stranger = labels.find((label) => !known.includes(label));
  if (labels.length === 0) return { problem: 'the answer is missing; write the letter of the right option' };
  if (stranger !== undefined)
    return { problem: `“${stranger}” is none of the options; write letters of ${known}` };
  if (kind === 'single' && labels.length > 1)
    return {
      problem: `“${labels.join('')}” names several options; write one, or make the kind multiple choice`,
    };
  return { key: { kind: 'choice', labels } };
}

/** Normalizes an answer for comparison; an invalid one is returned unchanged. */
export function tidyAnswer(kind: QuestionKind, answer: string, optionCount: number): string {
  const read = keyOfAnswer(kind, answer, optionCount);
  return 'key' in read ? answerText(read.key, answer) : answer;
}
