import { childOf, childrenOf, descendantsOf, type MarkupElement, textOf } from '../markup/tree.ts';

/** A text or a pair that earns marks. */
interface Mapped {
  readonly key: string;
  readonly value: number;
}

/** What an item says is right for one of its questions. */
export interface Response {
  readonly isMultiple: boolean;
  /** Values that are right; of an order in their order. */
  readonly right: readonly string[];
  /** Whether its marking gives the mark for others than those that it calls right: nobody knows then. */
  readonly isDisputed: boolean;
  /** Whether other values earn a part of the mark. */
  readonly hasPartial: boolean;
  /** Whether capital letters matter, since two spellings earn different marks. */
  readonly isCaseSensitive: boolean;
  /** How far from the right number is right too. */
  readonly tolerance?: number;
  /** Whether its marking looks for a pattern or a part of a text. */
  readonly isByPattern: boolean;
}

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

function mappedOf(declaration: MarkupElement): readonly Mapped[] {
  const mapping = childOf(declaration, 'mapping');
  if (mapping === undefined) return [];
  return childrenOf(mapping, 'mapentry').map(({ attributes }) => ({
    key: flat(attributes['mapkey'] ?? ''),
    value: Number(attributes['mappedvalue'] ?? 0) || 0,
  }));
}

/** The comparisons of the marking that look at a variable. */
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

function toleranceOf(item: MarkupElement, name: string, right: string | undefined): number | undefined {
  for (const { attributes } of comparisonsOf(item, name, 'equal')) {
    const width = Math.max(...(attributes['tolerance'] ?? '').split(/\s+/).map(Number));
    const mode = attributes['tolerancemode'] ?? 'exact';
    if (!(width > 0) || mode === 'exact') continue;
    return mode === 'relative' ? Math.abs(Number(right) * width) / 100 : width;
  }
  return undefined;
}

/**
 * The values of one answer that the marking of an item itself, written as conditions, gives a mark for; undefined where
 * it is a template, or says it in a way that is not read here.
 */
function markedOf(item: MarkupElement, name: string): readonly string[] | undefined {
  const processing = childrenOf(item, 'responseprocessing');
  const values: string[] = [];
  for (const rule of descendantsOf(processing, 'responseif', 'responseelseif')) {
    const earns = childrenOf(rule, 'setoutcomevalue').some(
      (set) =>
        set.attributes['identifier'] === 'SCORE' &&
        childrenOf(set, 'basevalue').some(({ children }) => Number(textOf(children)) > 0),
    );
    const [condition] = rule.children.filter((child): child is MarkupElement => typeof child !== 'string');
    const looksAt = [...descendantsOf(rule.children, 'variable')].some(
      ({ attributes }) => attributes['identifier'] === name,
    );
    if (!earns || !looksAt || condition === undefined) continue;
    if (condition.name !== 'match' && condition.name !== 'stringmatch' && condition.name !== 'equal')
      return undefined;
    const said = childrenOf(condition, 'basevalue').map(({ children }) => flat(textOf(children)));
    if (said.length === 0) return undefined;
    values.push(...said);
  }
  return values.length === 0 ? undefined : values;
}

/** Reads what is right for a question of an item; undefined where it declares nothing. */
export function readResponse(item: MarkupElement, name: string): Response | undefined {
  const declaration = childrenOf(item, 'responsedeclaration').find(
    ({ attributes }) => attributes['identifier'] === name,
  );
  if (declaration === undefined) return undefined;
  const correct = childOf(declaration, 'correctresponse');
  const said =
    correct === undefined ? [] : childrenOf(correct, 'value').map(({ children }) => flat(textOf(children)));
  const mapped = mappedOf(declaration);
  const cardinality = declaration.attributes['cardinality'] ?? 'single';
  const isSingle = cardinality === 'single';
  const most = Math.max(0, ...mapped.map(({ value }) => value));
  const best = mapped.filter(({ value }) => value > 0 && (!isSingle || value === most)).map(({ key }) => key);
  // What earns as much as the right value is right as well, where one is asked for.
  const declared = isSingle ? [...new Set([...said, ...best])] : said.length > 0 ? said : best;
  const marked = isSingle ? markedOf(item, name) : undefined;
  const isDisputed =
    marked !== undefined && declared.length > 0 && !marked.some((value) => declared.includes(value));
  const right = isDisputed ? [] : declared.length > 0 ? declared : (marked ?? []);
  const spellings = new Map<string, number>();
  let isCaseSensitive = [...descendantsOf(declaration.children, 'mapentry')].some(
    ({ attributes }) => attributes['casesensitive'] === 'true',
  );
  for (const { key, value } of mapped) {
    const before = spellings.get(key.toLowerCase());
    isCaseSensitive ||= before !== undefined && before !== value;
    spellings.set(key.toLowerCase(), value);
  }
  const tolerance = toleranceOf(item, name, right[0]);
  return {
    isMultiple: !isSingle,
    right: right.filter((value) => value !== ''),
    isDisputed,
    hasPartial: mapped.some(({ key, value }) => value > 0 && !right.includes(key)),
    isCaseSensitive,
    ...(tolerance === undefined ? {} : { tolerance }),
    isByPattern:
      comparisonsOf(item, name, 'patternmatch', 'substring').length > 0 ||
      comparisonsOf(item, name, 'stringmatch').some(({ attributes }) => attributes['substring'] === 'true'),
  };
}
