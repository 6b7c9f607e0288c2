/** The faces of formulas; with one of them roots and brackets grow with what they hold. */
export const FORMULA_FACES =
  '"Cambria Math", "STIX Two Math", "Latin Modern Math", "Noto Sans Math", "DejaVu Math TeX Gyre", math';

/**
 * What is written anew: a single letter of a formula as it stands by itself, since other letters say how they look, and what
 * has something lowered. Tags with attributes are passed over whole: browsers of before 2025 write the signs of a tag in
 * a value as they are, and a quotation mark that is put there would end the value.
 */
const WRITTEN_ANEW = /<[a-z][\w-]*(?: [^\s=]+="[^"]*")+>|<mi>(.)<\/mi>|<msub>/gu;

let isLacking: boolean | undefined;

/** Tells whether the device has the slanted letters of formulas: those it lacks are boxes, all as wide as each other. */
function lacksLetters(): boolean {
  if (typeof OffscreenCanvas === 'undefined') return false;
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (canvas === null) return false;
  canvas.font = `32px ${FORMULA_FACES}`;
  return canvas.measureText('𝑖').width === canvas.measureText('𝑊').width;
}

/**
 * Writes formulas so that this device can draw them. A browser takes their letters from the mathematical ones of Unicode,
 * which few faces have; where none has, the usual letter is slanted instead of a box. No face there says where what is
 * lowered stands either, and the browser would set it too low and leave a gap behind it.
 * @param html cleaned, as a browser writes it (`innerHTML`).
 */
export function drawableFormulas(html: string): string {
  if (!html.includes('<math')) return html;
  isLacking ??= lacksLetters();
  if (!isLacking) return html;
  return html.replace(WRITTEN_ANEW, (whole: string, letter?: string) => {
    if (letter !== undefined)
      return `<mi mathvariant="normal" class="tml-slanted">${letter.normalize('NFKC')}</mi>`;
    return whole === '<msub>' ? '<msub class="tml-near">' : whole;
  });
}
