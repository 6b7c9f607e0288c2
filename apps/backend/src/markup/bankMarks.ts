/** Stands before what is written by the structure of a text, so that it is told from the same signs in its words. */
export const STRUCTURE = '\u0003';

/** Signs that no text needs, some of which mark places here. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
/** `$$…$$`, `\[…\]`, `\(…\)`, and `$…$` without blanks at its ends and no figure behind it: what money never looks like. */
const FORMULA =
  /\$\$([^]+?)\$\$|\\\[([^]+?)\\\]|\\\(([^]+?)\\\)|(?<![\\$])\$(?!\s)([^$\n]+?)(?<![\s\\])\$(?!\d)/g;
/** Chinese words between two dollar signs are no formula, unless there is a command that takes them. */
const isWords = (tex: string): boolean => /[\u3000-\u9fff\uff00-\uffef]/.test(tex) && !tex.includes('\\');

/** Takes their meaning from signs that the bank's Markdown would read. */
export const escapeText = (text: string): string =>
  text
    .replace(CONTROL, '')
    .replace(/[\\*_`[\]$~|]/g, '\\$&')
    .replace(/\{\{(?=\d{1,2}\}\})/g, '\\{{');

/** Writes a formula as the bank reads it. */
export function formulaOf(tex: string, isBlock: boolean): string {
  const inner = tex
    .replace(CONTROL, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<!\\)\$/g, '')
    .trim();
  if (inner === '') return '';
  return isBlock ? `$$${inner}$$` : `$${inner}$`;
}

/** Writes a text that may hold formulas in TeX. Its lines are nobody's: blanks of any kind are one. */
export function writeText(text: string): string {
  const flat = text.replace(CONTROL, '').replace(/[ \t\r\n\u00a0\u2028\u2029\u200b\ufeff]+/g, ' ');
  let written = '';
  let from = 0;
  for (const found of flat.matchAll(FORMULA)) {
    written += escapeText(flat.slice(from, found.index));
    const [whole, block, bracketed, inline, dollars] = found;
    if (dollars !== undefined && isWords(dollars)) {
      written += escapeText(whole);
      from = found.index + whole.length;
      continue;
    }
    written += formulaOf(block ?? bracketed ?? inline ?? dollars ?? '', (block ?? bracketed) !== undefined);
    from = found.index + whole.length;
  }
  return written + escapeText(flat.slice(from));
}

/** Keeps what begins a line from being read as a list. */
const settled = (line: string): string =>
  line.startsWith(STRUCTURE)
    ? line.slice(STRUCTURE.length)
    : line
        .trim()
        .replace(/^([-+])(?=\s|$)/, '\\$1')
        .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');

/**
 * Puts the lines of a written text right: at most one empty one between paragraphs, none at its ends.
 * @param kept blocks that keep their lines, by the places that are marked in the text.
 */
export function settleLines(text: string, kept: readonly string[] = []): string {
  return (
    text
      .split('\n')
      .map((line) => settled(line.replace(/^\s+(?=\u0003)/, '')).trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      // What stood between two blanks may be gone.
      .replace(/(?<=[^\s|]) {2,}(?=[^\s|])/g, ' ')
      .replace(/[（(][ \u3000]+[）)]/g, (gap) =>
        gap.startsWith('（') ? '（\u3000\u3000）' : '(\u3000\u3000)',
      )
      .replace(/(\{\{\d{1,2}\}\}) (?=[.,;:?!，。；：、）)])/g, '$1')
      .replace(/\u0002(\d+)\u0002/g, (_, at: string) => kept[Number(at)] ?? '')
      .trim()
  );
}

/** Writes a text without markup: its lines stay, and formulas in it are read. */
export const plainText = (text: string): string =>
  settleLines(
    text
      .replaceAll('\r\n', '\n')
      .split('\n')
      .map((line) => writeText(line))
      .join('\n'),
  );

/** Marks a text that was put right already, so that it stays as it is within another. */
export const asSettled = (text: string): string =>
  text
    .split('\n')
    .map((line) => `${STRUCTURE}${line}`)
    .join('\n');
