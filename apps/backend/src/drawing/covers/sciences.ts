import type { Random } from '../../platform/random/random.ts';
import { el, n, pathOf } from '../svg.ts';
import type { Palette } from './palette.ts';

type Point = readonly [number, number];

/** Curves on squared paper. */
export function mathematics(random: Random, colours: Palette): string {
  const lines: string[] = [];
  for (let x = 40; x < 640; x += 40) lines.push(`M${x} 0V360`);
  for (let y = 20; y < 360; y += 40) lines.push(`M0 ${y}H640`);
  const wave = (height: number, length: number, shift: number): Point[] =>
    Array.from({ length: 34 }, (_, index): Point => {
      const x = index * 20 - 10;
      return [x, 180 + height * Math.sin((x + shift) / length)];
    });
  const length = random.between(62, 96);
  const shift = random.between(0, 400);
  const top = random.between(360, 440);
  const bell = Array.from({ length: 34 }, (_, index): Point => {
    const x = index * 20 - 10;
    return [x, 300 - 210 * Math.exp(-(((x - top) / 120) ** 2))];
  });
  return [
    el('path', { d: lines.join(''), stroke: colours.faint, 'stroke-width': 1, fill: 'none', opacity: 0.7 }),
    el('path', { d: 'M0 300H640M120 0V360', stroke: colours.soft, 'stroke-width': 2, fill: 'none' }),
    el('path', { d: `${pathOf(bell, true)}V360H0Z`, fill: colours.soft, opacity: 0.28 }),
    el('path', { d: pathOf(bell, true), stroke: colours.strong, 'stroke-width': 5, fill: 'none' }),
    el('path', {
      d: pathOf(wave(64, length, shift), true),
      stroke: colours.spark,
      'stroke-width': 4,
      fill: 'none',
      opacity: 0.9,
    }),
    el('path', {
      d: `M${n(top)} 90V300`,
      stroke: colours.strong,
      'stroke-width': 2,
      'stroke-dasharray': '4 7',
    }),
    el('circle', { cx: top, cy: 90, r: 11, fill: colours.paper, stroke: colours.strong, 'stroke-width': 5 }),
  ].join('');
}

/** Orbits around a body. */
export function physics(random: Random, colours: Palette): string {
  const [x, y] = [random.between(380, 450), random.between(160, 200)];
  const turn = random.between(-34, -14);
  const orbits = [70, 122, 178, 240, 310].map((radius, index) => {
    const angle = random.between(0, Math.PI * 2);
    const ring = el('ellipse', {
      rx: radius,
      ry: radius * 0.46,
      fill: 'none',
      stroke: index % 2 === 0 ? colours.soft : colours.strong,
      'stroke-width': index % 2 === 0 ? 2 : 3,
      opacity: 1 - index * 0.14,
    });
    const body = el('circle', {
      cx: radius * Math.cos(angle),
      cy: radius * 0.46 * Math.sin(angle),
      r: random.between(7, 15),
      fill: index === 1 ? colours.spark : colours.strong,
    });
    return ring + body;
  });
  const stars = Array.from({ length: 26 }, () =>
    el('circle', {
      cx: random.between(0, 640),
      cy: random.between(0, 360),
      r: random.between(1, 2.4),
      fill: colours.soft,
      opacity: 0.8,
    }),
  );
  return [
    ...stars,
    el('circle', { cx: x, cy: y, r: 230, fill: colours.faint, opacity: 0.35 }),
    el('circle', { cx: x, cy: y, r: 140, fill: colours.faint, opacity: 0.6 }),
    el('g', { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})` }, orbits.join('')),
    el('circle', { cx: x, cy: y, r: 34, fill: colours.spark }),
    el('circle', { cx: x - 10, cy: y - 10, r: 12, fill: colours.paper, opacity: 0.45 }),
  ].join('');
}

function hexagon(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 6 }, (_, index): Point => {
    const angle = (Math.PI / 3) * index + Math.PI / 6;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return `${pathOf(points)}Z`;
}

/** A lattice with a few of its rings filled. */
export function chemistry(random: Random, colours: Palette): string {
  const parts: string[] = [];
  const radius = 46;
  const [wide, high] = [radius * Math.sqrt(3), radius * 1.5];
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 9; column++) {
      const x = column * wide + (row % 2) * (wide / 2) - 10;
      const y = row * high - 10;
      const weight = (x / 640) * 0.9 + random.between(-0.2, 0.25);
      if (weight < 0.35) continue;
      const fill =
        weight > 0.86
          ? random.pick([colours.strong, colours.soft, colours.spark])
          : weight > 0.66
            ? colours.faint
            : 'none';
      parts.push(
        el('path', {
          d: hexagon(x, y, radius - 5),
          fill,
          stroke: fill === 'none' ? colours.soft : 'none',
          'stroke-width': 2,
          opacity: fill === 'none' ? 0.6 : 0.92,
        }),
      );
      if (random.chance(0.22))
        parts.push(el('circle', { cx: x, cy: y - radius, r: 7, fill: colours.strong }));
    }
  }
  return parts.join('');
}

/** Leaves on a stem. */
export function biology(random: Random, colours: Palette): string {
  const leaf = (x: number, y: number, size: number, turn: number, fill: string): string =>
    el(
      'g',
      { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(size)})` },
      [
        el('path', { d: 'M0 0C18 -34 66 -40 100 0C66 40 18 34 0 0Z', fill }),
        el('path', {
          d: 'M4 0H88M28 0L44 -16M48 0L64 -14M28 0L44 16M48 0L64 14',
          stroke: colours.ground[1],
          'stroke-width': 2,
          fill: 'none',
          opacity: 0.5,
          'stroke-linecap': 'round',
        }),
      ].join(''),
    );
  const base = random.between(380, 430);
  const parts = [
    el('circle', { cx: base + 40, cy: 150, r: 138, fill: colours.faint, opacity: 0.8 }),
    el('circle', { cx: 120, cy: 330, r: 92, fill: colours.faint, opacity: 0.5 }),
    el('path', {
      d: `M${n(base)} 380C${n(base + 6)} 280 ${n(base - 20)} 200 ${n(base + 34)} 60`,
      stroke: colours.strong,
      'stroke-width': 6,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
  ];
  for (let index = 0; index < 4; index++) {
    const y = 300 - index * 66;
    const size = 1.5 - index * 0.2;
    parts.push(
      leaf(
        base - 4,
        y,
        size,
        200 + index * 6 + random.between(-10, 10),
        index % 2 === 0 ? colours.soft : colours.strong,
      ),
    );
    parts.push(
      leaf(
        base + 4,
        y - 26,
        size,
        -28 - index * 8 + random.between(-10, 10),
        index === 1 ? colours.spark : index % 2 === 0 ? colours.strong : colours.soft,
      ),
    );
  }
  return parts.join('');
}

/** Nodes and what connects them. */
export function data(random: Random, colours: Palette): string {
  const nodes = Array.from({ length: 26 }, (_, index): Point => [
    ((index % 7) + random.between(0.15, 0.85)) * 92,
    (Math.floor(index / 7) + random.between(0.15, 0.85)) * 92,
  ]);
  const edges = nodes.flatMap((from, index) =>
    nodes
      .slice(index + 1)
      .filter((to) => Math.hypot(from[0] - to[0], from[1] - to[1]) < 124)
      .map((to) => pathOf([from, to])),
  );
  return [
    el('path', { d: edges.join(''), stroke: colours.soft, 'stroke-width': 2, fill: 'none', opacity: 0.7 }),
    ...nodes.map(([cx, cy]) => {
      const big = random.chance(0.24);
      return el('circle', {
        cx,
        cy,
        r: big ? random.between(16, 26) : random.between(5, 9),
        fill: big ? random.pick([colours.spark, colours.strong]) : colours.strong,
      });
    }),
  ].join('');
}

/** Lines of a program. */
export function programming(random: Random, colours: Palette): string {
  const parts = [
    el('rect', {
      x: 210,
      y: 52,
      width: 500,
      height: 360,
      rx: 18,
      fill: colours.isDeep ? colours.ground[1] : colours.paper,
      stroke: colours.faint,
      'stroke-width': 2,
    }),
    ...[0, 1, 2].map((index) =>
      el('circle', { cx: 240 + index * 24, cy: 80, r: 7, fill: index === 0 ? colours.spark : colours.faint }),
    ),
  ];
  let indent = 0;
  for (let row = 0; row < 8; row++) {
    let x = 240 + indent * 34;
    const y = 116 + row * 30;
    for (let word = 0; word < random.integer(1, 4) && x < 560; word++) {
      const width = random.between(34, 110);
      parts.push(
        el('rect', {
          x,
          y,
          width,
          height: 12,
          rx: 6,
          fill: random.pick([colours.soft, colours.soft, colours.strong, colours.faint, colours.spark]),
        }),
      );
      x += width + 12;
    }
    indent = Math.max(0, Math.min(3, indent + random.pick([1, 0, 1, -1])));
  }
  parts.push(
    el('path', {
      d: 'M150 130L96 186L150 242',
      stroke: colours.strong,
      'stroke-width': 16,
      fill: 'none',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
  return parts.join('');
}
