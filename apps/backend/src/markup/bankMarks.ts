/** Marks markup characters that come from a text's structure, to tell them from the same characters in its words. */
export const STRUCTURE = '\u0003';

/** Control characters; some of them are used as internal marks here. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
/**
 * `$$…$$`, `\[…\]`, `\(…\)`, and `$…$` without spaces at its ends and without a digit after it, so that amounts
 * of money do not match.
 */
const FORMULA =
  /\$\$([^]+?)\$\$|\\\[([^]+?)\\\]|\\\(([^]+?)\\\)|(?<![\\$])\$(?!\s)([^$\n]+?)(?<![\s\\])\$(?!\d)/g;
/** Tells whether the text between two dollar signs is Chinese words and no formula: it has no TeX command. */
const isWords = (tex: string): boolean => /[\u3000-\u9fff\uff00-\uffef]/.test(tex) && !tex.includes('\\');

/** Escapes characters that are markup in the bank's Markdown. */
export const escapeText = (text: string): string =>
  text
    .replace(CONTROL, '')
    .replace(/[\\*_`[\]$~|]/g, '\\$&')
    .replace(/\{\{(?=\d{1,2}\}\})/g, '\\{{');

/** Formats a formula for the bank. */
export function formulaOf(tex: string, isBlock: boolean): string {
  const inner = tex
    .replace(CONTROL, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<!\\)\$/g, '')
    .trim();
  if (inner === '') return '';
  return isBlock ? `$$${inner}$$` : `$${inner}$`;
}

/**
 * Formats a text that may contain formulas in TeX. Its line breaks are not significant: all whitespace is
 * collapsed.
 */
export function writeText(text: string): string {
  const flat = text.replace(CONTROL, '').replace(/[ \t\r\n\u00a0\u2028\u2029\u200b\ufeff]+/g, ' ');
  let output = '';
  let from = 0;
  for (const found of flat.matchAll(FORMULA)) {
    output += escapeText(flat.slice(from, found.index));
    const [match, block, bracketed, inline, dollars] = found;
    if (dollars !== undefined && isWords(dollars)) {
      output += escapeText(match);
      from = found.index + match.length;
      continue;
    }
    output += formulaOf(block ?? bracketed ?? inline ?? dollars ?? '', (block ?? bracketed) !== undefined);
    from = found.index + match.length;
  }
  return output + escapeText(flat.slice(from));
}

/** Escapes the start of a line that would be read as a list item. */
const settled = (line: string): string =>
  line.startsWith(STRUCTURE)
    ? line.slice(STRUCTURE.length)
    : line
        .trim()
        .replace(/^([-+])(?=\s|$)/, '\\$1')
        .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');

/**
 * Normalizes the blank lines of a formatted text: at most one between paragraphs, none at its ends.
 * @param codeBlocks code blocks whose lines are kept, by the marks in the text.
 */
export function settleLines(text: string, codeBlocks: readonly string[] = []): string {
  return (
    text
      .split('\n')
      .map((line) => settled(line.replace(/^\s+(?=\u0003)/, '')).trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      // Removing something may leave two spaces.
      .replace(/(?<=[^\s|]) {2,}(?=[^\s|])/g, ' ')
      .replace(/[（(][ \u3000]+[）)]/g, (gap) =>
        gap.startsWith('（') ? '（\u3000\u3000）' : '(\u3000\u3000)',
      )
      .replace(/(\{\{\d{1,2}\}\}) (?=[.,;:?!，。；：、）)])/g, '$1')
      .replace(/\u0002(\d+)\u0002/g, (_, at: string) => codeBlocks[Number(at)] ?? '')
      .trim()
  );
}

/** Formats a text without markup: its lines are kept, and formulas in it are recognized. */
export const plainText = (text: string): string =>
  settleLines(
    text
      .replaceAll('\r\n', '\n')
      .split('\n')
      .map((line) => writeText(line))
      .join('\n'),
  );

/** Marks a normalized text, so that it is not escaped again inside another one. */
export const asSettled = (text: string): string =>
  text
    .split('\n')
    .map((line) => `${STRUCTURE}${line}`)
    .join('\n');
