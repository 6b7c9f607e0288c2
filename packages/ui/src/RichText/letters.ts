/** Fonts for formulas; with these, roots and brackets stretch to the size of their content. */
export const FORMULA_FACES =
  '"Cambria Math", "STIX Two Math", "Latin Modern Math", "Noto Sans Math", "DejaVu Math TeX Gyre", math';

/**
 * Matches a single-letter identifier without attributes, which browsers render in italics, and a subscript. Tags with
 * attributes are matched whole and skipped: browsers before 2025 do not escape `<` in attribute values, where a
 * replacement could close the value.
 */
const REPLACEABLE = /<[a-z][\w-]*(?: [^\s=]+="[^"]*")+>|<mi>(.)<\/mi>|<msub>/gu;

let isLacking: boolean | undefined;

/**
 * Returns whether the device lacks the italic letters of formulas. Missing letters are rendered as boxes, which
 * all have the same width.
 */
function lacksLetters(): boolean {
  if (typeof OffscreenCanvas === 'undefined') return false;
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (canvas === null) return false;
  canvas.font = `32px ${FORMULA_FACES}`;
  return canvas.measureText('𝑖').width === canvas.measureText('𝑊').width;
}

/**
 * Adapts formulas to the fonts of this device. Browsers render identifiers by the mathematical letters of Unicode,
 * which few fonts contain; if none does, ordinary letters in italics replace the boxes. Such devices also lack the font
 * metrics for subscripts, which browsers then set too low and too far right, so these get a correcting class.
 * @param html sanitised HTML as serialised by a browser (`innerHTML`).
 */
export function drawableFormulas(html: string): string {
  if (!html.includes('<math')) return html;
  isLacking ??= lacksLetters();
  if (!isLacking) return html;
  return html.replace(REPLACEABLE, (match: string, letter?: string) => {
    if (letter !== undefined)
      return `<mi mathvariant="normal" class="tml-slanted">${letter.normalize('NFKC')}</mi>`;
    return match === '<msub>' ? '<msub class="tml-near">' : match;
  });
}
