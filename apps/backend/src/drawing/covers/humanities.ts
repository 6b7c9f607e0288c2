import type { Random } from '../../platform/random/random.ts';
import { el, n, pathOf } from '../svg.ts';
import type { Palette } from './palette.ts';

type Point = readonly [number, number];

/** A closed ridge from the left edge to the right one. */
function ridge(random: Random, base: number, height: number, steps: number): string {
  const points = Array.from({ length: steps + 1 }, (_, index): Point => [
    (640 / steps) * index,
    base - height * (index % 2 === 0 ? random.between(0, 0.35) : random.between(0.55, 1)),
  ]);
  return `${pathOf(points, true)}V360H0Z`;
}

/** Mountains in ink, and the moon. */
export function chinese(random: Random, colours: Palette): string {
  const x = random.between(400, 500);
  return [
    el('circle', { cx: x, cy: 112, r: 62, fill: colours.isDeep ? '#f4c98a' : '#dd6b43', opacity: 0.92 }),
    el('path', { d: ridge(random, 250, 120, 7), fill: colours.faint }),
    el('path', { d: ridge(random, 300, 116, 6), fill: colours.soft, opacity: 0.75 }),
    el('path', { d: ridge(random, 360, 108, 5), fill: colours.strong, opacity: 0.9 }),
    el('path', {
      d: `M${n(x - 190)} 96q14 -14 28 0q14 -14 28 0M${n(x - 240)} 132q10 -10 20 0q10 -10 20 0`,
      stroke: colours.strong,
      'stroke-width': 4,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
  ].join('');
}

/** Two voices that overlap. */
export function language(random: Random, colours: Palette): string {
  const y = random.between(-10, 14);
  return [
    el('circle', { cx: 90, cy: 330, r: 120, fill: colours.faint, opacity: 0.55 }),
    el('path', {
      d: 'M330 60H560a34 34 0 0 1 34 34V206a34 34 0 0 1 -34 34H470L418 288V240H330a34 34 0 0 1 -34 -34V94a34 34 0 0 1 34 -34Z',
      fill: colours.strong,
      transform: `translate(0 ${n(y)})`,
    }),
    el('path', {
      d: 'M190 130H380a30 30 0 0 1 30 30V250a30 30 0 0 1 -30 30H290L244 324V280H190a30 30 0 0 1 -30 -30V160a30 30 0 0 1 30 -30Z',
      fill: colours.spark,
      opacity: 0.94,
      transform: `translate(0 ${n(-y)})`,
    }),
    ...[0, 1, 2].map((index) =>
      el('circle', { cx: 238 + index * 46, cy: 205 - y, r: 11, fill: colours.paper }),
    ),
    el('path', {
      d: `M444 ${n(128 + y)}H548M444 ${n(166 + y)}H516`,
      stroke: colours.ground[colours.isDeep ? 1 : 0],
      'stroke-width': 11,
      'stroke-linecap': 'round',
      opacity: 0.75,
    }),
  ].join('');
}

/** An arcade with the light behind it. */
export function history(random: Random, colours: Palette): string {
  const arches = [0, 1, 2, 3, 4].map((index) => {
    const x = 40 + index * 128 + random.between(-3, 3);
    return el('path', {
      d: `M${n(x)} 360V196a46 46 0 0 1 92 0V360Z`,
      fill: index === 3 ? colours.spark : index % 2 === 0 ? colours.soft : colours.faint,
      opacity: index === 3 ? 1 : 0.85,
    });
  });
  return [
    el('rect', {
      x: 0,
      y: 92,
      width: 640,
      height: 300,
      fill: colours.strong,
      opacity: colours.isDeep ? 0.28 : 0.9,
    }),
    el('rect', { x: 0, y: 92, width: 640, height: 16, fill: colours.strong }),
    el('rect', { x: 0, y: 118, width: 640, height: 5, fill: colours.soft }),
    ...arches,
    el('path', { d: 'M0 92L320 22L640 92Z', fill: colours.soft, opacity: 0.6 }),
  ].join('');
}

/** Lines of equal height around two summits. */
export function geography(random: Random, colours: Palette): string {
  const rings = (cx: number, cy: number, count: number, step: number): string[] => {
    const wobble = Array.from({ length: 10 }, () => random.between(0.78, 1.2));
    return Array.from({ length: count }, (_, index) => {
      const radius = (count - index) * step;
      const points = Array.from({ length: 11 }, (_, corner): Point => {
        const angle = (Math.PI * 2 * corner) / 10;
        const reach = radius * (wobble[corner % 10] ?? 1);
        return [cx + 1.3 * reach * Math.cos(angle), cy + reach * Math.sin(angle)];
      });
      const fill = index === count - 1 ? colours.spark : index % 2 === 0 ? colours.faint : colours.soft;
      return el('path', {
        d: `${pathOf(points, true)}Z`,
        fill,
        'fill-opacity': index === count - 1 ? 1 : 0.34,
        stroke: colours.strong,
        'stroke-width': 2,
        'stroke-opacity': 0.55,
      });
    });
  };
  return [
    ...rings(random.between(390, 470), random.between(140, 190), 7, 34),
    ...rings(random.between(90, 140), random.between(250, 300), 4, 28),
  ].join('');
}

/** Shapes of the drawing class. */
export function design(random: Random, colours: Palette): string {
  const cells: string[] = [];
  const fills = [colours.strong, colours.soft, colours.spark, colours.faint] as const;
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 4; column++) {
      const [x, y] = [160 + column * 120, row * 120];
      const fill = fills[(row * 3 + column + random.integer(0, 1)) % 4] ?? colours.soft;
      cells.push(
        random.pick([
          el('circle', { cx: x + 60, cy: y + 60, r: 52, fill }),
          el('path', { d: `M${x + 6} ${y + 114}V${y + 6}A108 108 0 0 1 ${x + 114} ${y + 114}Z`, fill }),
          el('rect', { x: x + 8, y: y + 8, width: 104, height: 104, rx: 10, fill }),
          el('path', { d: `M${x + 8} ${y + 112}L${x + 60} ${y + 10}L${x + 112} ${y + 112}Z`, fill }),
          el('circle', { cx: x + 60, cy: y + 60, r: 40, fill: 'none', stroke: fill, 'stroke-width': 20 }),
        ]),
      );
    }
  }
  return cells.join('');
}

/** Strings that sound. */
export function music(random: Random, colours: Palette): string {
  const parts: string[] = [
    el('circle', { cx: 430, cy: 180, r: 128, fill: colours.faint }),
    el('circle', { cx: 430, cy: 180, r: 84, fill: colours.soft, opacity: 0.55 }),
  ];
  for (let index = 0; index < 7; index++) {
    const y = 84 + index * 32;
    const height = random.between(4, 26) * (index % 2 === 0 ? 1 : -1);
    const points = Array.from({ length: 21 }, (_, step): Point => [
      step * 32,
      y + height * Math.sin((Math.PI * step) / 20) * Math.sin(step / 1.7 + index),
    ]);
    parts.push(
      el('path', {
        d: pathOf(points, true),
        stroke: index === 2 ? colours.spark : colours.strong,
        'stroke-width': 2 + index * 0.5,
        fill: 'none',
        opacity: 0.9,
      }),
    );
  }
  parts.push(el('circle', { cx: 430, cy: 180, r: 22, fill: colours.spark }));
  return parts.join('');
}

/** Columns that grow, and the line over them. */
export function business(random: Random, colours: Palette): string {
  const tops = Array.from({ length: 7 }, (_, index) => 284 - index * 30 - random.between(-16, 20));
  const line = tops.map((top, index): Point => [150 + index * 70, top - 34]);
  return [
    ...tops.map((top, index) =>
      el('rect', {
        x: 126 + index * 70,
        y: top,
        width: 48,
        height: 360 - top + 10,
        rx: 8,
        fill: index === 5 ? colours.spark : index % 2 === 0 ? colours.soft : colours.faint,
      }),
    ),
    el('path', {
      d: pathOf(line, true),
      stroke: colours.strong,
      'stroke-width': 5,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
    ...line.map(([cx, cy]) =>
      el('circle', { cx, cy, r: 7, fill: colours.paper, stroke: colours.strong, 'stroke-width': 4 }),
    ),
  ].join('');
}

/** Open pages, one over another. */
export function reading(random: Random, colours: Palette): string {
  const tilt = random.between(-7, 7);
  const page = (fill: string, dx: number, dy: number, opacity: number): string =>
    el('path', {
      d: 'M330 300C290 262 210 250 132 262V96C210 84 290 96 330 134C370 96 450 84 528 96V262C450 250 370 262 330 300Z',
      fill,
      opacity,
      transform: `translate(${dx} ${dy})`,
    });
  return [
    el('circle', { cx: 330, cy: 176, r: 168, fill: colours.faint, opacity: 0.7 }),
    el(
      'g',
      { transform: `rotate(${n(tilt)} 330 190)` },
      [
        page(colours.strong, 0, 26, 1),
        page(colours.soft, 0, 12, 1),
        page(colours.paper, 0, 0, 1),
        el('path', { d: 'M330 134V300', stroke: colours.soft, 'stroke-width': 3 }),
        el('path', {
          d: 'M160 136C206 130 262 136 300 156M160 172C206 166 262 172 300 192M160 208C206 202 246 206 270 216',
          stroke: colours.soft,
          'stroke-width': 7,
          fill: 'none',
          'stroke-linecap': 'round',
          opacity: 0.7,
        }),
        el('path', { d: 'M430 92V206L454 186L478 204V94', fill: colours.spark }),
      ].join(''),
    ),
  ].join('');
}
