import { randomOf, type Random } from '../platform/random/random.ts';
import { el, gradient, hsl, svg } from './svg.ts';

const skins = [
  ['#f3cfb3', '#e6b795'],
  ['#f6d8bf', '#eac3a3'],
  ['#e8bd98', '#d8a67e'],
  ['#eec7a6', '#dfb18c'],
] as const;
const hairs = ['#2a2530', '#33292a', '#3d3029', '#4a4043', '#23262e', '#55493f'] as const;
const grey = ['#8b8c93', '#a3a4aa'] as const;

type Hair = { readonly behind: (colour: string) => string; readonly front: (colour: string) => string };

const nothing = (): string => '';
const shapes = {
  short: {
    behind: nothing,
    front: (fill) =>
      el('path', {
        d: 'M158 222C146 128 196 92 246 94C304 94 336 136 322 222C316 196 308 182 300 168C268 176 214 170 192 152C180 172 168 190 158 222Z',
        fill,
      }),
  },
  side: {
    behind: nothing,
    front: (fill) =>
      el('path', {
        d: 'M156 226C140 132 186 86 252 92C314 96 338 146 324 226C318 200 312 186 304 178C270 174 236 160 216 134C204 160 176 184 164 196Z',
        fill,
      }),
  },
  crop: {
    behind: nothing,
    front: (fill) =>
      el('path', {
        d: 'M160 212C150 138 188 98 240 98C292 98 330 138 320 212C316 188 310 172 300 158C272 142 208 142 180 158C170 172 164 188 160 212Z',
        fill,
      }),
  },
  bob: {
    behind: (fill) =>
      el('path', {
        d: 'M138 300C122 160 166 84 240 84C314 84 358 160 342 300C326 322 294 326 276 316V220H204V316C186 326 154 322 138 300Z',
        fill,
      }),
    front: (fill) =>
      el('path', {
        d: 'M160 220C156 140 196 104 240 104C288 104 326 140 320 220C312 186 298 164 272 148C238 170 190 176 160 220Z',
        fill,
      }),
  },
  long: {
    behind: (fill) =>
      el('path', {
        d: 'M132 400C112 260 140 82 240 82C340 82 368 260 348 400C330 420 286 420 268 404V230H212V404C194 420 150 420 132 400Z',
        fill,
      }),
    front: (fill) =>
      el('path', {
        d: 'M160 224C152 140 198 100 240 100C284 100 328 140 320 224C310 178 280 150 240 122C200 150 170 178 160 224Z',
        fill,
      }),
  },
  bun: {
    behind: (fill) => el('circle', { cx: 240, cy: 84, r: 40, fill }),
    front: (fill) =>
      el('path', {
        d: 'M160 222C150 136 194 100 240 100C286 100 330 136 320 222C312 176 286 152 240 150C194 152 168 176 160 222Z',
        fill,
      }),
  },
} as const satisfies Record<string, Hair>;

const female = ['bob', 'long', 'bun'] as const;
const male = ['short', 'side', 'crop'] as const;

function clothes(random: Random, hue: number): string {
  const main = random.pick([hsl(hue, 38, 38), hsl(hue + 24, 30, 30), hsl(hue, 18, 44), '#39414f']);
  const shirt = random.pick(['#ffffff', '#f4f6fb', hsl(hue, 52, 92)]);
  const body = el('path', { d: 'M56 480C60 408 118 378 190 366H290C362 378 420 408 424 480Z', fill: main });
  return random.pick([
    body +
      el('path', { d: 'M190 364L240 452L290 364L266 350H214Z', fill: shirt }) +
      el('path', { d: 'M190 362L168 384L226 470L240 448ZM290 362L312 384L254 470L240 448Z', fill: main }) +
      el('path', {
        d: 'M190 362L168 384L226 470L240 448ZM290 362L312 384L254 470L240 448Z',
        fill: '#000',
        opacity: 0.16,
      }),
    body + el('path', { d: 'M182 368C194 418 286 418 298 368L280 356H200Z', fill: shirt }),
    body +
      el('path', { d: 'M196 354H284L292 392C270 412 210 412 188 392Z', fill: main }) +
      el('path', {
        d: 'M188 392C210 412 270 412 292 392L294 402C270 424 210 424 186 402Z',
        fill: '#000',
        opacity: 0.16,
      }),
  ]);
}

/**
 * Draws a teacher, 480 × 480: a friendly bust in flat shapes that resembles nobody.
 * @param presents which hair styles to choose from.
 */
export function drawPortrait(presents: 'f' | 'm', seed: string): string {
  const random = randomOf(`portrait/${presents}/${seed}`);
  const hue = random.pick([206, 224, 172, 150, 32, 14, 258, 340]);
  const [skin, shade] = random.pick(skins);
  const colour = random.chance(0.18) ? random.pick(grey) : random.pick(hairs);
  const hair: Hair = shapes[presents === 'f' ? random.pick(female) : random.pick(male)];
  const brow = random.between(-2, 2);
  const glasses = random.chance(0.4)
    ? el('path', {
        d: 'M174 226a27 27 0 1 0 54 0a27 27 0 1 0 -54 0M252 226a27 27 0 1 0 54 0a27 27 0 1 0 -54 0M228 222q12 -8 24 0',
        fill: '#fff',
        'fill-opacity': 0.16,
        stroke: '#3a3f4b',
        'stroke-width': 5,
      })
    : '';
  return svg(
    480,
    480,
    gradient(
      [
        ['0', hsl(hue, 52, 92)],
        ['1', hsl(hue + 14, 46, 82)],
      ],
      'down',
    ),
    [
      el('rect', { width: 480, height: 480, fill: 'url(#g)' }),
      el('circle', { cx: 240, cy: 252, r: 196, fill: hsl(hue, 50, 96), opacity: 0.55 }),
      hair.behind(colour),
      el('path', { d: 'M204 296H276V372C264 396 216 396 204 372Z', fill: shade }),
      clothes(random, hue),
      el('ellipse', { cx: 158, cy: 232, rx: 14, ry: 20, fill: shade }),
      el('ellipse', { cx: 322, cy: 232, rx: 14, ry: 20, fill: shade }),
      el('path', {
        d: 'M160 200C160 140 196 112 240 112C284 112 320 140 320 200V236C320 292 284 330 240 330C196 330 160 292 160 236Z',
        fill: skin,
      }),
      el('path', {
        d: `M184 ${198 + brow}q17 -10 34 -2M262 ${196 + brow}q17 -8 34 2`,
        stroke: colour,
        'stroke-width': 6,
        fill: 'none',
        'stroke-linecap': 'round',
      }),
      el('path', {
        d: 'M194 226q8 -9 16 0M270 226q8 -9 16 0',
        stroke: '#2b2a33',
        'stroke-width': 6,
        fill: 'none',
        'stroke-linecap': 'round',
      }),
      el('path', {
        d: 'M240 234q9 16 -3 20',
        stroke: shade,
        'stroke-width': 5,
        fill: 'none',
        'stroke-linecap': 'round',
      }),
      el('path', {
        d: `M214 278q26 ${random.integer(16, 24)} 52 0`,
        stroke: '#b4584f',
        'stroke-width': 6,
        fill: 'none',
        'stroke-linecap': 'round',
      }),
      el('circle', { cx: 190, cy: 264, r: 15, fill: '#f08d7d', opacity: 0.22 }),
      el('circle', { cx: 290, cy: 264, r: 15, fill: '#f08d7d', opacity: 0.22 }),
      hair.front(colour),
      glasses,
    ].join(''),
  );
}
