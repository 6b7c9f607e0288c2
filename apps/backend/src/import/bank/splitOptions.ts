/** One option of a text. */
export interface SplitOption {
  readonly label: string;
  readonly text: string;
}

/** A split text. */
export interface SplitQuestion {
  readonly stem: string;
  readonly options: readonly SplitOption[];
}

/** Why the options of a text could not be split. */
export type SplitFailure = 'no-options' | 'empty-option';

/** The result of splitting a text. */
export type SplitResult =
  | { readonly kind: 'split'; readonly question: SplitQuestion }
  | { readonly kind: 'whole'; readonly reason: SplitFailure };

interface Mark {
  readonly label: string;
  readonly start: number;
  readonly end: number;
  /** How likely the place is a label: 2 begins a line, 1 follows a space, -1 lacks its dot. */
  readonly weight: number;
}

const LABELS = 'ABCDEFGHIJKL';

/** Returns a function that tells of ascending positions whether they are inside a formula. */
function formulaPlaces(text: string): (position: number) => boolean {
  const spans = [...text.matchAll(/\$\$[^]*?\$\$|(?<!\\)\$[^$\n]*\$/g)].map(
    ({ index, 0: found }) => [index, index + found.length] as const,
  );
  let next = 0;
  return (position) => {
    while ((spans[next]?.[1] ?? Infinity) <= position) next += 1;
    return position > (spans[next]?.[0] ?? Infinity);
  };
}

function marksIn(text: string): Mark[] {
  const isFormula = formulaPlaces(text);
  const marks: Mark[] = [];
  for (const found of text.matchAll(
    /([A-L])[ \t\u3000]*[．.、]|(?<=^|\n)[ \t\u3000]*[（(]?([A-L])[)）]|(?<=\s)[（(]([A-L])[)）]/g,
  )) {
    const [match, dotted, first, bracketed] = found;
    const label = dotted ?? first ?? bracketed ?? '';
    const before = text.charAt(found.index - 1);
    if (isFormula(found.index) || /[A-Za-z\\]/.test(before)) continue;
    let from = found.index;
    while (/[ \t\u3000]/.test(text.charAt(from - 1))) from -= 1;
    const weight = before === '' || text.charAt(from - 1) === '\n' ? 2 : /\s/.test(before) ? 1 : 0;
    marks.push({ label, start: found.index, end: found.index + match.length, weight });
  }
  const starts = new Set(marks.map(({ start }) => start));
  // OCR loses dots ("D part-time work", "CThey lived"). Such a letter only counts where there is no better one.
  for (const found of text.matchAll(/(?<=^|\n|[.?!] )([A-G])(?= [A-Za-z]|[A-Z][a-z])/g)) {
    const end = found.index + 1;
    if (!starts.has(found.index)) marks.push({ label: found[0], start: found.index, end, weight: -1 });
  }
  return marks.toSorted((a, b) => a.start - b.start);
}

interface Chain {
  readonly marks: readonly Mark[];
  readonly weight: number;
}

function isBetter(a: Chain, b: Chain | undefined): boolean {
  if (b === undefined) return true;
  if (a.marks.length !== b.marks.length) return a.marks.length > b.marks.length;
  // Of two equally good chains the later one, since options are at the end of a text.
  return a.weight >= b.weight;
}

/**
 * Finds the best chain of labels A, B, C … in order: the longest, then the one with the highest weight. Stray
 * letters ("B 项", "维生素 C.") lose against real labels.
 */
function bestChain(marks: readonly Mark[]): readonly Mark[] {
  const endingWith = new Map<string, Chain>();
  let best: Chain | undefined;
  for (const mark of marks) {
    const index = LABELS.indexOf(mark.label);
    const before = index === 0 ? { marks: [], weight: 0 } : endingWith.get(LABELS.charAt(index - 1));
    if (before === undefined) continue;
    const chain: Chain = { marks: [...before.marks, mark], weight: before.weight + mark.weight };
    const known = endingWith.get(mark.label);
    if (index === 0 ? known === undefined || mark.weight >= known.weight : isBetter(chain, known))
      endingWith.set(mark.label, chain);
    if (isBetter(chain, best)) best = chain;
  }
  return best?.marks ?? [];
}

/**
 * Removes a page number that OCR appended to the text before a label ("…不断升高4C．"), but only where it is the
 * only digit of all options, since otherwise it may belong to the text.
 */
function withoutPageNumbers(texts: readonly string[]): string[] {
  const endsWithPageNumber = (text: string) => /[\u4e00-\u9fff。]\d{1,2}$/.test(text);
  const withDigits = texts.filter((text) => /\d/.test(text));
  return texts.map((text) =>
    withDigits.length === 1 && endsWithPageNumber(text) ? text.replace(/\d{1,2}$/, '') : text,
  );
}

/**
 * Splits a text into its stem and its options. Labels may be on lines of their own, several on one line, or
 * directly after other text, even without a dot; letters inside formulas and words do not count.
 * @param required labels that must be among the options: those of the key.
 */
export function splitOptions(text: string, required: readonly string[] = []): SplitResult {
  const marks = bestChain(marksIn(text));
  const labels = marks.map((mark) => mark.label);
  if (marks.length < 2 || required.some((label) => !labels.includes(label)))
    return { kind: 'whole', reason: 'no-options' };
  const texts = marks.map((mark, index) =>
    text.slice(mark.end, marks[index + 1]?.start ?? text.length).trim(),
  );
  if (texts.includes('')) return { kind: 'whole', reason: 'empty-option' };
  const stem = text
    .slice(0, marks[0]?.start ?? 0)
    .trimEnd()
    .replace(/([）)])\s*\d{1,2}$/, '$1');
  const options = withoutPageNumbers(texts).map((option, index) => ({
    label: labels[index] ?? '',
    text: option,
  }));
  return { kind: 'split', question: { stem, options } };
}
