import { el, gradient, svg } from './svg.ts';

/** Marks of schools in a square of 96; `a` is the main colour, `b` the second one. */
export const marks = {
  book: (a: string, b: string) =>
    el('path', { d: 'M48 32C40 25 30 23 20 24V66C30 65 40 67 48 74Z', fill: a }) +
    el('path', { d: 'M48 32C56 25 66 23 76 24V66C66 65 56 67 48 74Z', fill: b }),
  sunrise: (a: string, b: string) =>
    el('circle', { cx: 48, cy: 44, r: 15, fill: b }) +
    el('path', {
      d: 'M16 58C30 48 66 48 80 58C66 54 30 54 16 58ZM20 70C32 60 64 60 76 70C64 66 32 66 20 70Z',
      fill: a,
      stroke: a,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
  leaf: (a: string, b: string) =>
    el('path', { d: 'M22 72C20 40 40 22 76 22C78 56 58 76 30 70Z', fill: a }) +
    el('path', {
      d: 'M20 78C34 58 46 48 62 38',
      stroke: b,
      'stroke-width': 5,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
  tower: (a: string, b: string) =>
    el('path', { d: 'M48 16L66 32H30Z', fill: b }) +
    el('path', { d: 'M34 36H62V48H34ZM30 52H66V64H30ZM26 68H70V80H26Z', fill: a }),
  mountain: (a: string, b: string) =>
    el('path', { d: 'M12 74L40 28L56 54L64 42L84 74Z', fill: a }) +
    el('path', { d: 'M40 28L50 44L40 50L31 43Z', fill: b }) +
    el('circle', { cx: 68, cy: 26, r: 7, fill: b }),
  wave: (a: string, b: string) =>
    el('path', {
      d: 'M14 40C26 26 36 26 48 40S70 54 82 40',
      stroke: b,
      'stroke-width': 9,
      fill: 'none',
      'stroke-linecap': 'round',
    }) +
    el('path', {
      d: 'M14 62C26 48 36 48 48 62S70 76 82 62',
      stroke: a,
      'stroke-width': 9,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
  compass: (a: string, b: string) =>
    el('circle', { cx: 48, cy: 48, r: 31, fill: 'none', stroke: a, 'stroke-width': 6 }) +
    el('path', { d: 'M48 26L56 48H40Z', fill: b }) +
    el('path', { d: 'M48 70L40 48H56Z', fill: a }),
  bridge: (a: string, b: string) =>
    el('path', { d: 'M12 66H84V74H12Z', fill: a }) +
    el('path', { d: 'M16 66C22 34 74 34 80 66', stroke: a, 'stroke-width': 7, fill: 'none' }) +
    el('path', { d: 'M34 48V66M48 43V66M62 48V66', stroke: b, 'stroke-width': 5 }),
  star: (a: string, b: string) =>
    el('path', {
      d: 'M48 14C52 36 60 44 82 48C60 52 52 60 48 82C44 60 36 52 14 48C36 44 44 36 48 14Z',
      fill: a,
    }) + el('circle', { cx: 74, cy: 24, r: 6, fill: b }),
  lantern: (a: string, b: string) =>
    el('path', {
      d: 'M48 12V22M36 22H60M36 74H60M48 74V86',
      stroke: b,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }) +
    el('path', { d: 'M36 26H60C76 36 76 60 60 70H36C20 60 20 36 36 26Z', fill: a }) +
    el('path', { d: 'M48 28V68', stroke: b, 'stroke-width': 4 }),
  rings: (a: string, b: string) =>
    el('circle', { cx: 37, cy: 54, r: 19, fill: 'none', stroke: a, 'stroke-width': 8 }) +
    el('circle', { cx: 59, cy: 42, r: 19, fill: 'none', stroke: b, 'stroke-width': 8 }),
  steps: (a: string, b: string) =>
    el('path', { d: 'M16 78V62H36V46H56V30H80V78Z', fill: a }) +
    el('circle', { cx: 66, cy: 18, r: 7, fill: b }),
} as const satisfies Record<string, (a: string, b: string) => string>;

/** Name of a mark. */
export type Mark = keyof typeof marks;

const fields = {
  blue: ['#2f6fe4', '#1a4fbb', '#ffd58a'],
  cyan: ['#1596a8', '#0b6b7c', '#ffe0a3'],
  green: ['#21935c', '#126c41', '#ffe1a0'],
  orange: ['#e5752b', '#c2540f', '#fff0c9'],
  red: ['#d9434e', '#ad2530', '#ffdcb0'],
  violet: ['#6a5ae0', '#4a3bb8', '#ffd6a8'],
  slate: ['#4b5a70', '#2f3b4d', '#f6cd88'],
} as const satisfies Record<string, readonly [string, string, string]>;

/** Name of a logo's background colour. */
export type LogoColour = keyof typeof fields;

/** The background colours of logos. */
export const logoColours = fields;

/** Draws a school's mark, 96 × 96, on a background of its own, so that it is visible on any header. */
export function drawLogo(mark: Mark, colour: LogoColour): string {
  const [light, deep, second] = fields[colour];
  const field = el('rect', { width: 96, height: 96, rx: 24, fill: 'url(#g)' });
  return svg(
    96,
    96,
    gradient([
      ['0', light],
      ['1', deep],
    ]),
    field + marks[mark]('#ffffff', second),
  );
}
