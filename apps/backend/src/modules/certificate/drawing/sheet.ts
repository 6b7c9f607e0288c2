/** Words on a sheet; `y` is where their baseline is. */
export interface SheetText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  /** @defaultValue 'start' */
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Between the signs. @defaultValue 0 */
  readonly spacing?: number;
}

/** A line or a surface, as the `d` of an SVG path. */
export interface SheetPath {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  /** Of the line. @defaultValue 1 */
  readonly thickness?: number;
}

/** A page that is drawn once and written as PDF or as SVG; all measures are points. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** The language of its words. @defaultValue 'zh-CN' */
  readonly lang?: 'zh-CN' | 'en';
  readonly author: string;
  readonly madeAt: Date;
  /** From below to above. */
  readonly paths: readonly SheetPath[];
  readonly texts: readonly SheetText[];
}

/** A4 on its long side. */
export const LANDSCAPE = { width: 842, height: 595 } as const;

/** A rectangle as a path. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** Signs that take a whole square. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u2014\u2018-\u201d\u2026]/;

/** Estimates how wide words are, in sizes of the type. */
const widthOf = (words: string): number =>
  Array.from(words).reduce((sum, sign) => sum + (WIDE.test(sign) ? 1 : 0.55), 0);

/** Signs that never begin a line. */
const CLOSING = /^[，。、；：！？）》」』”’…,.;:!?)]/;

/** Breaks words into lines: between Chinese signs anywhere, elsewhere between words, and never before what closes. */
export function breakLines(
  words: string,
  { size, width }: { readonly size: number; readonly width: number },
): string[] {
  const most = width / size;
  const lines: string[] = [];
  let line = '';
  for (const piece of words.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/g) ?? []) {
    if (line !== '' && widthOf(line + piece.trimEnd()) > most && !CLOSING.test(piece)) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}
