import { childOf, childrenOf, descendantsOf, type MarkupElement, textOf } from '../../../markup/tree.ts';
import { exact } from '../numbers.ts';
import { flat, markByRules, type MarkedByRules, markedOf } from './rules.ts';

/** A text or a pair with its mark. */
interface Mapped {
  readonly key: string;
  readonly value: number;
}

/** The declared right answer of an interaction. */
export interface Response {
  readonly isMultiple: boolean;
  /** Right values; those of an order in the right order. */
  readonly right: readonly string[];
  /**
   * Whether the response processing gives the mark for other values than the declared ones, so that the right
   * answer is unclear.
   */
  readonly isDisputed: boolean;
  /** Whether other values get a part of the mark. */
  readonly hasPartial: boolean;
  /** Whether letter case matters, since two spellings get different marks. */
  readonly isCaseSensitive: boolean;
  /** Tolerance of a right number. */
  readonly tolerance?: number;
  /** Whether the response processing matches a pattern or a part of a text. */
  readonly isByPattern: boolean;
}

function mappedOf(declaration: MarkupElement): readonly Mapped[] {
  const mapping = childOf(declaration, 'mapping');
  if (mapping === undefined) return [];
  return childrenOf(mapping, 'mapentry').map(({ attributes }) => ({
    key: flat(attributes['mapkey'] ?? ''),
    value: Number(attributes['mappedvalue'] ?? 0) || 0,
  }));
}

/** Finds the comparisons of a variable in the response processing. */
function comparisonsOf(
  item: MarkupElement,
  name: string,
  ...kinds: readonly string[]
): readonly MarkupElement[] {
  const processing = childrenOf(item, 'responseprocessing');
  return [...descendantsOf(processing, ...kinds)].filter((comparison) =>
    [...descendantsOf(comparison.children, 'variable')].some(
      ({ attributes }) => attributes['identifier'] === name,
    ),
  );
}

/** Computes the tolerance of a number that is compared after rounding. */
function roundedWidth({ attributes }: MarkupElement, right: number): number {
  const figures = Number(attributes['figures']);
  const isByDecimals = attributes['roundingmode'] === 'decimalPlaces';
  const decimals = isByDecimals ? figures : figures - 1 - Math.floor(Math.log10(Math.abs(right)));
  return exact(0.5 * 10 ** -decimals);
}

/** How far an answer may be below and above the right number. */
interface Widths {
  readonly below: number;
  readonly above: number;
}

function widthsOf(item: MarkupElement, name: string, right: string | undefined): Widths | undefined {
  for (const comparison of comparisonsOf(item, name, 'equal', 'equalrounded')) {
    const { attributes } = comparison;
    const isRounded = comparison.name === 'equalrounded';
    const width = roundedWidth(comparison, Number(right));
    const [below = Number.NaN, above = below] = isRounded
      ? [width]
      : (attributes['tolerance'] ?? '').trim().split(/\s+/).map(Number);
    const mode = isRounded ? 'absolute' : (attributes['tolerancemode'] ?? 'exact');
    if (!(below + above > 0 && below + above < Infinity) || mode === 'exact') continue;
    const unit = mode === 'relative' ? Math.abs(Number(right)) / 100 : 1;
    return { below: below * unit, above: above * unit };
  }
  return undefined;
}

/** Returns the highest mark in a mapping. */
function maxMapped(declaration: MarkupElement): number {
  const gained = mappedOf(declaration).flatMap(({ value }) => (value > 0 ? [value] : []));
  const isSingle = (declaration.attributes['cardinality'] ?? 'single') === 'single';
  const sum = isSingle ? Math.max(0, ...gained) : gained.reduce((all, value) => all + value, 0);
  const upper = Number(childOf(declaration, 'mapping')?.attributes['upperbound']);
  return upper > 0 ? Math.min(upper, sum) : sum;
}

/** Computes the full mark of an item that does not state it: the sum of its mappings, or the maximum of its rules. */
export function markOf(item: MarkupElement): number {
  const processing = childrenOf(item, 'responseprocessing');
  const isMapped =
    processing.some(({ attributes }) => (attributes['template'] ?? '').endsWith('map_response')) ||
    [...descendantsOf(processing, 'mapresponse')].length > 0;
  const mapped = isMapped ? childrenOf(item, 'responsedeclaration').map(maxMapped) : [];
  return mapped.reduce((all, value) => all + value, 0) || markByRules(item) || 1;
}

/** Converts a range to its middle with a tolerance. */
function aroundMiddle({ low, high }: { readonly low: number; readonly high: number }) {
  return { middle: String(exact((low + high) / 2)), tolerance: exact((high - low) / 2) };
}

/** Returns the range around a number whose tolerance is not the same on both sides. */
function lopsided([number]: readonly string[], widths: Widths | undefined): MarkedByRules['range'] {
  if (widths === undefined || widths.below === widths.above) return undefined;
  return { low: Number(number) - widths.below, high: Number(number) + widths.above };
}

/** Tells whether letter case matters: it is declared, or two spellings get different marks. */
function isCaseSensitive(item: MarkupElement, name: string, declaration: MarkupElement): boolean {
  const isDeclared = [
    ...descendantsOf(declaration.children, 'mapentry'),
    ...comparisonsOf(item, name, 'stringmatch'),
  ].some(({ attributes }) => attributes['casesensitive'] === 'true');
  if (isDeclared) return true;
  const spellings = new Map<string, number>();
  return mappedOf(declaration).some(({ key, value }) => {
    const before = spellings.get(key.toLowerCase());
    spellings.set(key.toLowerCase(), value);
    return before !== undefined && before !== value;
  });
}

/** Returns the right values of a declaration: the declared ones, and those with the highest mark. */
function declaredBy(declaration: MarkupElement, isSingle: boolean): readonly string[] {
  const correct = childOf(declaration, 'correctresponse');
  const declared =
    correct === undefined ? [] : childrenOf(correct, 'value').map(({ children }) => flat(textOf(children)));
  const mapped = mappedOf(declaration);
  const maxValue = Math.max(0, ...mapped.map(({ value }) => value));
  const best = mapped
    .filter(({ value }) => value > 0 && (!isSingle || value === maxValue))
    .map(({ key }) => key);
  // For a single value, all values with the mark of the right one are right as well.
  if (isSingle) return [...new Set([...declared, ...best])];
  return declared.length > 0 ? declared : best;
}

function isMarkedRight(value: string, { values, range }: MarkedByRules): boolean {
  if (range === undefined) return values.includes(value);
  return range.low <= Number(value) && Number(value) <= range.high;
}

/** Reads the right answer of an interaction; undefined where none is declared. */
export function readResponse(item: MarkupElement, name: string): Response | undefined {
  const declaration = childrenOf(item, 'responsedeclaration').find(
    ({ attributes }) => attributes['identifier'] === name,
  );
  if (declaration === undefined) return undefined;
  const isSingle = (declaration.attributes['cardinality'] ?? 'single') === 'single';
  const declared = declaredBy(declaration, isSingle);
  const marked = isSingle || declared.length === 0 ? markedOf(item, name, isSingle) : undefined;
  const isDisputed =
    marked !== undefined && declared.length > 0 && !declared.some((value) => isMarkedRight(value, marked));
  // Programs declare one of several texts that their rules accept.
  const named = [...new Set([...declared, ...(marked?.values ?? [])])];
  const widths = isDisputed ? undefined : widthsOf(item, name, named[0]);
  const range = isDisputed ? undefined : (marked?.range ?? lopsided(named, widths));
  const ranged = range === undefined ? undefined : aroundMiddle(range);
  const right = isDisputed ? [] : ranged === undefined ? named : [ranged.middle];
  const tolerance = ranged === undefined ? widths?.above : ranged.tolerance;
  return {
    isMultiple: !isSingle,
    right: right.filter((value) => value !== ''),
    isDisputed,
    hasPartial:
      marked?.hasPartial === true ||
      mappedOf(declaration).some(({ key, value }) => value > 0 && !right.includes(key)),
    isCaseSensitive: isCaseSensitive(item, name, declaration),
    ...(tolerance === undefined || tolerance === 0 ? {} : { tolerance }),
    isByPattern:
      comparisonsOf(item, name, 'patternmatch', 'substring').length > 0 ||
      comparisonsOf(item, name, 'stringmatch').some(({ attributes }) => attributes['substring'] === 'true'),
  };
}
