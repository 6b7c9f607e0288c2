import { dayInChinese } from '../day.ts';
import { fitText, LANDSCAPE, rectangle, type Sheet, type SheetPath, type SheetText } from './sheet.ts';

/** Colours of paper and ink, independent of the site's theme. */
export const ink = {
  paper: '#fffdf7',
  accent: '#8a6a2f',
  faint: '#f3ecdb',
  words: '#2b2a27',
  quiet: '#6d675c',
  seal: '#b3362b',
} as const;

/** Draws a rosette as in engravings: a curve that winds around the centre. */
function rosette(x: number, y: number, radius: number, petals: number): string {
  const steps = petals * 16;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const turn = (step / steps) * 2 * Math.PI;
    const reach = radius * (0.72 + 0.28 * Math.cos(petals * turn));
    return `${(x + reach * Math.cos(turn)).toFixed(1)} ${(y + reach * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

/** Draws a corner of the frame; `right` and `down` are 1 or -1, the direction away from the corner. */
function corner(x: number, y: number, right: 1 | -1, down: 1 | -1): string {
  const [a, b] = [34 * right, 34 * down];
  return `M${x} ${y + b}q0 ${-b} ${a} ${-b}M${x + 8 * right} ${y + b}q0 ${-b + 8 * down} ${a - 8 * right} ${-b + 8 * down}`;
}

/** Draws the paper with its frame, corners and rosettes. */
function paperOf(width: number, height: number): SheetPath[] {
  const [left, top, right, bottom] = [34, 34, width - 34, height - 34];
  return [
    { d: rectangle(0, 0, width, height), fill: ink.paper },
    ...[150, 118, 86].map((radius, index) => ({
      d: rosette(width / 2, height / 2 + 20, radius, 24 - index * 6),
      stroke: ink.faint,
      thickness: 1.2,
    })),
    { d: rectangle(20, 20, width - 40, height - 40), stroke: ink.accent, thickness: 2.4 },
    { d: rectangle(27, 27, width - 54, height - 54), stroke: ink.accent, thickness: 0.7 },
    {
      d:
        corner(left, top, 1, 1) +
        corner(right, top, -1, 1) +
        corner(left, bottom, 1, -1) +
        corner(right, bottom, -1, -1),
      stroke: ink.accent,
      thickness: 1.2,
    },
  ];
}

/** Draws the school's seal: its name in a square, two characters per line where there are four. */
export function sealOf(
  name: string,
  x: number,
  y: number,
  side = 62,
): { readonly paths: SheetPath[]; readonly texts: SheetText[] } {
  const characters = Array.from(name).slice(0, 4);
  const perLine = characters.length > 2 ? 2 : 1;
  const size = characters.length > 2 ? side * 0.38 : side * 0.4;
  const lines = Math.ceil(characters.length / perLine);
  return {
    paths: [
      { d: rectangle(x, y, side, side), stroke: ink.seal, thickness: 2.2 },
      { d: rectangle(x + 4, y + 4, side - 8, side - 8), stroke: ink.seal, thickness: 0.8 },
    ],
    // From right to left, as seals are read.
    texts: characters.map((text, index) => {
      const [column, line] = perLine === 2 ? [index < 2 ? 1 : 0, index % 2] : [0, index];
      return {
        text,
        x: x + side * (perLine === 2 ? 0.28 + column * 0.44 : 0.5),
        y: y + side * ((line + 0.5) / lines) * 0.84 + side * 0.08 + size * 0.36,
        size,
        colour: ink.seal,
        anchor: 'middle' as const,
      };
    }),
  };
}

/** Maximum width of the issuer's name at the bottom, beside the facts. */
const SIGNATURE = 310;

/** The issuer of a document, and its date. */
export interface Issuer {
  readonly companyName: string;
  /** Text of the seal, at most four characters. */
  readonly shortName: string;
  readonly generatedAt: Date;
}

/** Lays out a school's document on its paper, with the issuer and date at the bottom under the school's seal. */
export function documentOf(
  { companyName, shortName, generatedAt }: Issuer,
  { title, paths, texts }: Pick<Sheet, 'title' | 'paths' | 'texts'>,
): Sheet {
  const { width, height } = LANDSCAPE;
  const seal = sealOf(shortName, width - 158, height - 146);
  const signature = { x: width - 178, anchor: 'end' } as const;
  return {
    width,
    height,
    title,
    author: companyName,
    generatedAt,
    paths: [...paperOf(width, height), ...paths, ...seal.paths],
    texts: [
      ...texts,
      fitText(
        { ...signature, text: companyName, y: height - 104, size: 18, colour: ink.words, spacing: 1 },
        SIGNATURE,
      ),
      { ...signature, text: dayInChinese(generatedAt), y: height - 76, size: 14, colour: ink.quiet },
      ...seal.texts,
    ].filter(({ text }) => text !== ''),
  };
}
