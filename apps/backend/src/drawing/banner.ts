import { randomOf, type Random } from '../platform/random/random.ts';
import { el, gradient, hsl, n, pathOf, svg } from './svg.ts';

/** Hue, saturation and lightness of a banner, by the tone's name in its URL. */
export const bannerTones = {
  blue: [218, 66, 46],
  cyan: [190, 66, 36],
  green: [152, 50, 36],
  orange: [22, 70, 50],
  red: [356, 58, 48],
  violet: [256, 48, 50],
  slate: [216, 22, 36],
} as const satisfies Record<string, readonly [number, number, number]>;

/** Name of a banner's tone. */
export type BannerTone = keyof typeof bannerTones;

type Draw = (random: Random, at: (turn: number, light: number) => string, spark: string) => string;

/** Hills one behind another under a low sun. */
const horizon: Draw = (random, at, spark) => {
  const hill = (base: number, height: number, steps: number): string => {
    const points = Array.from({ length: steps + 1 }, (_, index): readonly [number, number] => [
      (2400 / steps) * index,
      base - height * (0.5 + 0.5 * Math.sin(index * 1.7 + random.between(0, 1.2))),
    ]);
    return `${pathOf(points, true)}V800H0Z`;
  };
  const x = random.between(1640, 1860);
  return [
    el('circle', { cx: x, cy: 330, r: 420, fill: at(6, 12), opacity: 0.22 }),
    el('circle', { cx: x, cy: 330, r: 280, fill: at(6, 16), opacity: 0.26 }),
    el('circle', { cx: x, cy: 330, r: 150, fill: spark }),
    el('path', { d: hill(540, 150, 6), fill: at(4, 8), opacity: 0.75 }),
    el('path', { d: hill(640, 150, 5), fill: at(0, -4), opacity: 0.85 }),
    el('path', { d: hill(740, 130, 7), fill: at(-4, -12) }),
  ].join('');
};

/** Sheets of paper that rise. */
const sheets: Draw = (random, at, spark) => {
  const parts = [0, 1, 2, 3, 4, 5].map((index) => {
    const x = 1220 + index * 176;
    const height = 250 + index * 74 + random.between(-30, 30);
    const fill = index === 3 ? spark : at(index * 3, 4 + index * 4);
    return el('path', {
      d: `M${n(x)} 820V${n(800 - height)}q0 -34 34 -34H${n(x + 186)}q34 0 34 34V820Z`,
      fill,
      opacity: index === 3 ? 0.96 : 0.62,
      transform: `rotate(${n(8 - index)} ${n(x)} 800)`,
    });
  });
  const lines = [0, 1, 2].map((index) =>
    el('path', {
      d: `M1790 ${396 + index * 52}h${[112, 132, 84][index] ?? 100}`,
      stroke: at(0, -14),
      'stroke-width': 14,
      'stroke-linecap': 'round',
      opacity: 0.45,
      transform: 'rotate(5 1790 800)',
    }),
  );
  return (
    el('circle', { cx: 1760, cy: 420, r: 520, fill: at(8, 8), opacity: 0.28 }) +
    parts.join('') +
    lines.join('')
  );
};

/** Rings of knowledge, with bodies on them. */
const rings: Draw = (random, at, spark) => {
  const parts: string[] = [];
  for (let index = 6; index > 0; index--) {
    const radius = index * 92;
    const angle = random.between(0, Math.PI * 2);
    parts.push(
      el('circle', { cx: 1800, cy: 420, r: radius, fill: at(index * 2, 2 + (6 - index) * 3), opacity: 0.3 }),
    );
    parts.push(
      el('circle', {
        cx: 1800,
        cy: 420,
        r: radius,
        fill: 'none',
        stroke: at(0, 30),
        'stroke-width': 2,
        opacity: 0.5,
      }),
    );
    parts.push(
      el('circle', {
        cx: 1800 + radius * Math.cos(angle),
        cy: 420 + radius * Math.sin(angle),
        r: random.between(12, 30),
        fill: index % 3 === 1 ? spark : at(0, 38),
      }),
    );
  }
  return parts.join('') + el('circle', { cx: 1800, cy: 420, r: 46, fill: spark });
};

/** A stair of arches that leads up. */
const risingBars: Draw = (random, at, spark) => {
  const parts = [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const x = 1180 + index * 170;
    const top = 690 - index * 82 + random.between(-8, 8);
    return (
      el('rect', { x, y: top, width: 171, height: 900, fill: at(index * 2, -6 + index * 4), opacity: 0.92 }) +
      el('path', {
        d: `M${n(x + 48)} 820V${n(top + 110)}a38 38 0 0 1 76 0V820Z`,
        fill: index === 4 ? spark : at(0, -14),
        opacity: index === 4 ? 1 : 0.55,
      })
    );
  });
  return (
    el('circle', { cx: 2030, cy: 170, r: 190, fill: at(6, 14), opacity: 0.3 }) +
    el('circle', { cx: 2030, cy: 170, r: 88, fill: spark }) +
    parts.join('')
  );
};

/** The scenes of banners. */
export const bannerScenes = { horizon, sheets, rings, stairs: risingBars } as const satisfies Record<
  string,
  Draw
>;

/** A scene by name. */
export type BannerScene = keyof typeof bannerScenes;

/** Draws a banner, 2400 × 800, dark enough for white text; the left half is calm, since the text is there. */
export function drawBanner(scene: BannerScene, tone: BannerTone, seed: string): string {
  const random = randomOf(`${scene}/${tone}/${seed}`);
  const [hue, saturation, lightness] = bannerTones[tone];
  const at = (turn: number, light: number): string => hsl(hue + turn, saturation, lightness + light);
  const spark = tone === 'orange' || tone === 'red' ? '#ffd9a0' : '#ffc97a';
  const stops = [
    ['0', at(-4, -14)],
    ['0.55', at(0, -6)],
    ['1', at(10, 4)],
  ] as const;
  return svg(
    2400,
    800,
    gradient(stops, 'across'),
    el('rect', { width: 2400, height: 800, fill: 'url(#g)' }) + bannerScenes[scene](random, at, spark),
  );
}
