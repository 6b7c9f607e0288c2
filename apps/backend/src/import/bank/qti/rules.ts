import { childrenOf, descendantsOf, type MarkupElement, textOf } from '../../../markup/tree.ts';

/** What a condition of the response processing requires of one answer. */
interface Asks {
  readonly values: readonly string[];
  /** Whether exactly these values must be given, all at once. */
  readonly isExactSet: boolean;
  readonly low?: number;
  readonly high?: number;
}

const COMPARED = ['match', 'stringmatch', 'equal', 'equalrounded', 'member', 'contains'];
const LOWER_BOUNDS = ['gte', 'gt'];
const UPPER_BOUNDS = ['lte', 'lt'];

/** Normalizes whitespace for comparisons. */
export const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

const valuesIn = (condition: MarkupElement): readonly string[] =>
  [...descendantsOf(condition.children, 'basevalue')].map(({ children }) => flat(textOf(children)));

const looksAt = ({ children }: MarkupElement, name: string): boolean =>
  [...descendantsOf(children, 'variable')].some(({ attributes }) => attributes['identifier'] === name);

/** Parses what a condition requires of an answer; undefined where it has an unsupported form. */
function asksOf(condition: MarkupElement, name: string): Asks | undefined {
  const kind = condition.name;
  const [first] = childrenOf(condition);
  if (LOWER_BOUNDS.includes(kind) || UPPER_BOUNDS.includes(kind)) {
    const value = Number(valuesIn(condition)[0]);
    const isTurned = first?.name === 'basevalue';
    return LOWER_BOUNDS.includes(kind) === isTurned
      ? { values: [], isExactSet: false, high: value }
      : { values: [], isExactSet: false, low: value };
  }
  if (COMPARED.includes(kind)) {
    const values = valuesIn(condition);
    const isExactSet = kind === 'match' && values.length > 1;
    return values.length === 0 ? undefined : { values, isExactSet };
  }
  if (kind !== 'and' && kind !== 'or') return undefined;
  const inner = childrenOf(condition).filter(
    (one) => looksAt(one, name) && one.name !== 'not' && one.name !== 'isnull',
  );
  const asked = inner.flatMap((one) => asksOf(one, name) ?? []);
  if (asked.length === 0 || asked.length < inner.length) return undefined;
  const low = asked.find((one) => one.low !== undefined)?.low;
  const high = asked.find((one) => one.high !== undefined)?.high;
  const isRange = low !== undefined || high !== undefined;
  // Half a range combined with values, or as an alternative, is no usable answer.
  if (isRange && (kind === 'or' || asked.some(({ values }) => values.length > 0))) return undefined;
  return {
    values: asked.flatMap(({ values }) => values),
    isExactSet: kind === 'and',
    ...(low === undefined ? {} : { low }),
    ...(high === undefined ? {} : { high }),
  };
}

/** Tells whether an item compares its answers with one another, so that none counts twice. */
export const comparesAnswers = (item: MarkupElement): boolean => {
  const names = childrenOf(item, 'responsedeclaration').map(({ attributes }) => attributes['identifier']);
  return [...descendantsOf(childrenOf(item, 'responseprocessing'), ...COMPARED)].some(
    (comparison) =>
      childrenOf(comparison, 'variable').filter(({ attributes }) => names.includes(attributes['identifier']))
        .length > 1,
  );
};

/** Returns the score that a rule sets or adds; 0 where it gives none. */
function earnedBy(rule: MarkupElement): number {
  const sets = childrenOf(rule, 'setoutcomevalue').filter(
    ({ attributes }) => attributes['identifier'] === 'SCORE',
  );
  if (sets.some((set) => [...descendantsOf(set.children, 'variable')].some(isMaxScore))) return Infinity;
  return Math.max(0, ...sets.flatMap(valuesIn).map((value) => Number(value) || 0));
}

const isMaxScore = ({ attributes }: MarkupElement): boolean => attributes['identifier'] === 'MAXSCORE';

/** The answers for which the response processing gives a mark. */
export interface MarkedByRules {
  readonly values: readonly string[];
  readonly range?: { readonly low: number; readonly high: number };
  /** Whether other answers get a part of the mark. */
  readonly hasPartial: boolean;
}

/**
 * Reads the values of an answer for which an item's own response processing gives a mark; undefined where it is
 * a template, or has an unsupported form.
 */
export function markedOf(item: MarkupElement, name: string, isSingle: boolean): MarkedByRules | undefined {
  const processing = childrenOf(item, 'responseprocessing');
  const found: { readonly asks: Asks; readonly earned: number }[] = [];
  for (const rule of descendantsOf(processing, 'responseif', 'responseelseif')) {
    const earned = earnedBy(rule);
    const [condition] = childrenOf(rule);
    if (earned <= 0 || condition === undefined || !looksAt(condition, name)) continue;
    const asks = asksOf(condition, name);
    if (asks === undefined) return undefined;
    found.push({ asks, earned });
  }
  if (found.length === 0) return undefined;
  const maxEarned = Math.max(...found.map(({ earned }) => earned));
  // With several choices, each may add its own part.
  const used =
    isSingle || found.some(({ asks }) => asks.isExactSet)
      ? found.filter(({ earned }) => earned === maxEarned)
      : found;
  const hasPartial = used.length < found.length;
  const ranges = used.filter(({ asks: { low, high } }) => low !== undefined || high !== undefined);
  if (ranges.length === 0)
    return { values: [...new Set(used.flatMap(({ asks }) => asks.values))], hasPartial };
  const [only] = ranges;
  const { low, high } = only?.asks ?? {};
  if (used.length > 1 || low === undefined || high === undefined || !(low <= high)) return undefined;
  return { values: [], range: { low, high }, hasPartial };
}

/**
 * Returns the highest score by an item's rules: the sum of what they add, otherwise the best value they set; 0
 * where they have no number.
 */
export function markByRules(item: MarkupElement): number {
  const processing = childrenOf(item, 'responseprocessing');
  const scores = [...descendantsOf(processing, 'responsecondition')].map((condition) => {
    const earned = childrenOf(condition, 'responseif', 'responseelseif').map(earnedBy);
    return Math.max(0, ...earned.filter((mark) => mark < Infinity));
  });
  const isSum = [...descendantsOf(processing, 'sum')].length > 0;
  return isSum ? scores.reduce((all, mark) => all + mark, 0) : Math.max(0, ...scores);
}
