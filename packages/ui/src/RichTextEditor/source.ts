/** A piece of a text: text within a line, a formula, or a line break. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'formula'; readonly tex: string; readonly isBlock: boolean }
  | { readonly kind: 'line' };

/** Finds the closing mark of a formula whose content begins at `from`, or -1; `\$` does not close it. */
function endOf(source: string, from: number, mark: string): number {
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source.startsWith(mark, at)) return at;
  }
  return -1;
}

/** Returns the formula that begins at a dollar sign, with its end; undefined if the sign is about money. */
function formulaAt(source: string, at: number): { tex: string; isBlock: boolean; end: number } | undefined {
  const mark = source.startsWith('$$', at) ? '$$' : '$';
  const start = at + mark.length;
  const end = endOf(source, start, mark);
  if (end === -1) return undefined;
  const tex = source.slice(start, end);
  // Only a block formula may span paragraphs.
  if (tex.trim() === '' || (mark === '$' && /\n[ \t]*\n/.test(tex))) return undefined;
  return { tex, isBlock: mark === '$$', end: end + mark.length };
}

/** A formula in a text, with its position including the dollar signs. */
export interface FoundFormula {
  readonly tex: string;
  readonly isBlock: boolean;
  readonly from: number;
  readonly to: number;
}

/** Finds the formulas of a text, in order. */
export function formulasIn(source: string): FoundFormula[] {
  const found: FoundFormula[] = [];
  let at = source.search(/[\\$]/);
  while (at !== -1 && at < source.length) {
    const formula = source[at] === '$' ? formulaAt(source, at) : undefined;
    if (formula) {
      found.push({ tex: formula.tex, isBlock: formula.isBlock, from: at, to: formula.end });
      at = formula.end;
    } else at += source.startsWith('\\$', at) ? 2 : 1;
  }
  return found;
}

/**
 * Parses a text like the platform does: lines of text, TeX inline between `$` and `$` or as a block between
 * `$$` and `$$`; `\$` is a dollar sign.
 */
export function readSource(source: string): Piece[] {
  const normalized = source.replace(/\r\n?/g, '\n');
  const pieces: Piece[] = [];
  const readText = (from: number, to?: number) =>
    normalized
      .slice(from, to)
      .split('\n')
      .forEach((text, index) => {
        if (index > 0) pieces.push({ kind: 'line' });
        if (text !== '') pieces.push({ kind: 'text', text: text.replaceAll('\\$', '$') });
      });
  let at = 0;
  for (const { tex, isBlock, from, to } of formulasIn(normalized)) {
    readText(at, from);
    pieces.push({ kind: 'formula', tex, isBlock });
    at = to;
  }
  readText(at);
  return pieces;
}

function join(pieces: readonly Piece[], isEscaping: boolean): string {
  let source = '';
  for (const piece of pieces) {
    if (piece.kind === 'line') source += '\n';
    else if (piece.kind === 'text')
      source += isEscaping ? piece.text.replaceAll('$', String.raw`\$`) : piece.text;
    else {
      const mark = piece.isBlock ? '$$' : '$';
      // A preceding backslash would escape the mark.
      source += `${source.endsWith('\\') ? ' ' : ''}${mark}${piece.tex}${mark}`;
    }
  }
  return source;
}

const isSame = (some: readonly Piece[], others: readonly Piece[]) =>
  JSON.stringify(some) === JSON.stringify(others);

/** Serialises a text so that parsing it yields the same pieces; dollar signs are escaped only where necessary. */
export function writeSource(pieces: readonly Piece[]): string {
  const plain = join(pieces, false);
  return !plain.includes('$') || isSame(readSource(plain), pieces) ? plain : join(pieces, true);
}

/**
 * Makes TeX safe between dollar signs: removes dollar signs and a trailing backslash that would escape the
 * closing one.
 */
export function tidyTex(tex: string): string {
  const trimmed = tex
    .trim()
    .replace(/^\${1,2}|\${1,2}$/g, '')
    .replace(/(\\[^])|\$/g, (_, escaped: string | undefined) => escaped ?? '')
    .trim();
  const slashes = /\\+$/.exec(trimmed)?.[0].length ?? 0;
  // The remaining text may again end in a backslash.
  return slashes % 2 === 1 ? tidyTex(trimmed.slice(0, -1)) : trimmed;
}
