/** A text on a sheet; `y` is its baseline. */
export interface SheetText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  /** @defaultValue 'start' */
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Letter spacing. @defaultValue 0 */
  readonly spacing?: number;
}

/** A line or an area, as the `d` of an SVG path. */
export interface SheetPath {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  /** Stroke width. @defaultValue 1 */
  readonly thickness?: number;
}

/** A page that can be rendered as PDF or SVG; all lengths are in points. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** The language of its texts. @defaultValue 'zh-CN' */
  readonly lang?: 'zh-CN' | 'en';
  readonly author: string;
  readonly generatedAt: Date;
  /** In painting order. */
  readonly paths: readonly SheetPath[];
  readonly texts: readonly SheetText[];
}

/** A4, landscape. */
export const LANDSCAPE = { width: 842, height: 595 } as const;

/** Returns a rectangle as a path. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** Full-width characters. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u2014\u2018-\u201d\u2026]/;

/** Estimates the width of a text, in multiples of the font size. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (WIDE.test(sign) ? 1 : /\p{Lu}/u.test(sign) ? 0.68 : 0.55), 0);

/** Punctuation that never starts a line. */
const CLOSING = /^[，。、；：！？）》」』”’…,.;:!?)]/;

/**
 * Breaks a text into lines: between any two Chinese characters, otherwise between words, and never before
 * closing punctuation. A word longer than a line is broken anywhere.
 */
export function breakLines(
  text: string,
  { size, width }: { readonly size: number; readonly width: number },
): string[] {
  const maxCharacters = width / size;
  const lines: string[] = [];
  let line = '';
  const pieces = text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/g) ?? [];
  for (const piece of pieces.flatMap((one) =>
    widthOf(one.trimEnd()) > maxCharacters ? Array.from(one) : one,
  )) {
    if (line !== '' && widthOf(line + piece.trimEnd()) > maxCharacters && !CLOSING.test(piece)) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

/** Truncates a text to a width in multiples of the font size, with an ellipsis. */
function cut(text: string, maxCharacters: number): string {
  if (widthOf(text) <= maxCharacters) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && widthOf(`${characters.join('')}…`) > maxCharacters) characters.pop();
  return `${characters.join('')}…`;
}

/** Fits a text into one line: shrinks it to at least a third, then truncates it. */
export function fitText(sheetText: SheetText, width: number): SheetText {
  const { spacing = 0 } = sheetText;
  const ratio =
    width / (widthOf(sheetText.text) * sheetText.size + Array.from(sheetText.text).length * spacing);
  if (ratio >= 1) return sheetText;
  const scale = Math.max(ratio, 1 / 3);
  const [size, between] = [sheetText.size * scale, spacing * scale];
  const text = ratio < 1 / 3 ? cut(sheetText.text, width / (size + between)) : sheetText.text;
  return { ...sheetText, text, size, spacing: between };
}

/** Fits a text into a maximum number of lines: shrinks it to at least half, then truncates it. */
export function fitLines(
  text: string,
  limits: { readonly size: number; readonly width: number; readonly maxLines: number },
): { readonly size: number; readonly lines: readonly string[] } {
  const { width, maxLines } = limits;
  let { size } = limits;
  let lines = breakLines(text, limits);
  while (lines.length > maxLines && size > limits.size / 2) {
    size -= 1;
    lines = breakLines(text, { size, width });
  }
  if (lines.length <= maxLines) return { size, lines };
  return {
    size,
    lines: [...lines.slice(0, maxLines - 1), cut(lines.slice(maxLines - 1).join(''), width / size)],
  };
}
