import { childrenOf, descendantsOf, type MarkupElement, textAt, textOf } from '../../../markup/tree.ts';

/** The marks for one answer of an item. */
export interface Marked {
  /** Right choices or texts; those of an order in the right order. */
  readonly right: readonly string[];
  /** Whether other answers get a part of the mark. */
  readonly hasPartial: boolean;
  readonly isCaseSensitive: boolean;
  /** Ranges of right numbers. */
  readonly ranges: readonly { readonly low: number; readonly high: number }[];
  /** Whether it matches a part of a text. */
  readonly isByPattern: boolean;
  /** Whether it accepts all numbers above or below one. */
  readonly isHalfRange: boolean;
}

/** What one condition requires of an answer. */
interface Condition {
  /** The mark that it gives. */
  readonly score: number;
  readonly equals: readonly string[];
  readonly isCaseSensitive: boolean;
  readonly range: { readonly low: number; readonly high: number } | undefined;
  readonly isByPattern: boolean;
  readonly isHalfRange: boolean;
  /** Whether all of `equals` must be given at once. */
  readonly isAllRequired: boolean;
}

const LOWER_BOUNDS = ['vargte', 'vargt'];
const UPPER_BOUNDS = ['varlte', 'varlt'];

/** Iterates over the comparisons that must be true, without negated ones. */
function* asserted(element: MarkupElement): Generator<MarkupElement> {
  for (const child of element.children) {
    if (typeof child === 'string' || child.name === 'not') continue;
    if (child.name.startsWith('var')) yield child;
    else yield* asserted(child);
  }
}

/** Score of a condition that sets none, and has no feedback except that the answer is right. */
const NO_SCORE = -Infinity;

/** The variable in which D2L counts the right parts of an answer. */
const D2L_COUNTER = 'D2L_Correct';

/** Returns the item's only score variable, whatever its name; undefined where there are several or none. */
function scoreVariableOf(item: MarkupElement): string | undefined {
  const names = new Set(
    [...descendantsOf(childrenOf(item, 'resprocessing'), 'decvar')].map(
      ({ attributes }) => attributes['varname'] ?? 'SCORE',
    ),
  );
  return names.size === 1 ? [...names][0] : undefined;
}

/** Returns the score that a condition sets; `SCORE.max` is the full mark. */
function scoreOf(condition: MarkupElement, counted: string | undefined): number {
  const says = childrenOf(condition, 'setvar', 'displayfeedback').filter(
    ({ name, attributes }) => name === 'setvar' || !/^correct/i.test(attributes['linkrefid'] ?? ''),
  );
  if (says.length === 0) return NO_SCORE;
  let score = 0;
  for (const { attributes, children } of childrenOf(condition, 'setvar')) {
    const name = attributes['varname'] ?? attributes['variablename'] ?? 'SCORE';
    const isCount = name === D2L_COUNTER;
    if (!isCount && name !== counted && !/score|points|^blank/i.test(name)) continue;
    const text = textOf(children).trim();
    const value = /max/i.test(text) ? 100 : isCount && text === '' ? 1 : Number(text) || 0;
    score += /^(?:subtract|divide)$/i.test(attributes['action'] ?? '') ? -value : value;
  }
  return score;
}

const isOf = ({ attributes }: MarkupElement, names: readonly string[], isAlone: boolean): boolean =>
  names.includes(attributes['respident'] ?? '') || (isAlone && attributes['respident'] === undefined);

function conditionOf(
  element: MarkupElement,
  names: readonly string[],
  isAlone: boolean,
  counted: string | undefined,
): Condition | undefined {
  const [tests] = childrenOf(element, 'conditionvar');
  const score = scoreOf(element, counted);
  // A condition with feedback alone is ignored.
  if (tests === undefined || (score <= 0 && score !== NO_SCORE)) return undefined;
  const all = [...asserted(tests)].filter((one) => isOf(one, names, isAlone));
  const valueOf = (names: readonly string[]) => {
    const found = all.find((one) => names.includes(one.name));
    return found === undefined ? Number.NaN : Number(textOf(found.children).trim());
  };
  const [low, high] = [valueOf(LOWER_BOUNDS), valueOf(UPPER_BOUNDS)];
  const equal = all.filter((one) => ['varequal', 'varsubset', 'varsubstring'].includes(one.name));
  const isEither = [...descendantsOf(tests.children, 'or')].length > 0;
  const isByPattern =
    all.some((one) => one.name === 'varsubstring') ||
    [...descendantsOf(tests.children, 'answer_is_regexp')].some(({ children }) =>
      /yes/i.test(textOf(children)),
    );
  const range = Number.isNaN(low) || Number.isNaN(high) ? undefined : { low, high };
  const isHalfRange = range === undefined && !(Number.isNaN(low) && Number.isNaN(high));
  if (equal.length === 0 && range === undefined && !isByPattern && !isHalfRange) return undefined;
  return {
    score,
    equals: equal.map(({ children }) => textOf(children).replace(/\s+/g, ' ').trim()),
    isCaseSensitive: equal.some(({ attributes }) => /^yes$/i.test(attributes['case'] ?? '')),
    range,
    isByPattern,
    isHalfRange,
    isAllRequired: !isEither && (equal.length > 1 || [...descendantsOf(tests.children, 'not')].length > 0),
  };
}

/**
 * Reads the marks of an answer from an item's response processing.
 * @param names identifiers of the answer.
 * @param isAlone whether the item has no other question.
 * @param isOne whether the answer is a single value, so that the values with the highest mark are right.
 */
export function readMarking(
  item: MarkupElement,
  names: readonly string[],
  isAlone: boolean,
  isOne: boolean,
): Marked {
  const counted = scoreVariableOf(item);
  const all = childrenOf(item, 'resprocessing')
    .flatMap((processing) => childrenOf(processing, 'respcondition'))
    .flatMap((one) => conditionOf(one, names, isAlone, counted) ?? []);
  // Pairs of some programs set no score, and have no feedback either.
  const scored = all.filter(({ score }) => score > 0);
  const conditions = scored.length > 0 ? scored : all.filter(({ score }) => score === NO_SCORE);
  const maxScore = Math.max(...conditions.map(({ score }) => score));
  // If all values must be given at once, the best condition counts; otherwise each right choice adds its part.
  const best = conditions.filter(({ score }) => score === maxScore);
  const used = isOne
    ? best
    : conditions.some(({ isAllRequired }) => isAllRequired)
      ? best.slice(0, 1)
      : conditions;
  return {
    right: [...new Set(used.flatMap(({ equals }) => equals))].filter((value) => value !== ''),
    hasPartial: used.length < conditions.length,
    isCaseSensitive: used.some((one) => one.isCaseSensitive),
    ranges: used.flatMap(({ range }) => range ?? []),
    isByPattern: conditions.some((one) => one.isByPattern),
    isHalfRange: used.some((one) => one.isHalfRange),
  };
}

/** Maps each feedback to its only choice, by their identifiers; feedback for several choices is left out. */
export function choicesOfFeedbacks(item: MarkupElement): ReadonlyMap<string, string> {
  const choices = new Map<string, string>();
  const several = new Set<string>();
  for (const condition of descendantsOf(childrenOf(item, 'resprocessing'), 'respcondition')) {
    const values = childrenOf(condition, 'conditionvar')
      .flatMap((tests) => [...asserted(tests)])
      .map(({ children }) => textOf(children).trim());
    const [only = ''] = values;
    for (const { attributes } of childrenOf(condition, 'displayfeedback')) {
      const { linkrefid = '' } = attributes;
      if (values.length !== 1 || (choices.get(linkrefid) ?? only) !== only) several.add(linkrefid);
      else choices.set(linkrefid, only);
    }
  }
  return new Map([...choices].filter(([feedback]) => !several.has(feedback)));
}

/** Reads an item's metadata, by the names of the fields in lower case. */
export function metadataOf(element: MarkupElement): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const holder of childrenOf(
    element,
    'itemmetadata',
    'qtimetadata',
    'assessmentmetadata',
    'sectionmetadata',
  )) {
    for (const field of descendantsOf([holder], 'qtimetadatafield', 'qti_metadatafield'))
      found.set(textAt(field, 'fieldlabel').toLowerCase(), textAt(field, 'fieldentry'));
    for (const child of holder.children)
      if (typeof child !== 'string' && child.children.every((one) => typeof one === 'string'))
        found.set(child.name, textOf(child.children).trim());
  }
  return found;
}
