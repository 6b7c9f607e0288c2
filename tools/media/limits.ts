import { during, ease, group, ink, path, stage, words } from './svg.ts';

/** One slide: its length, what is said in both languages, and its drawing at a moment of its own time. */
export interface Slide {
  readonly seconds: number;
  readonly lines: readonly {
    readonly from: number;
    readonly to: number;
    readonly zh: string;
    readonly en: string;
  }[];
  draw(time: number): string;
}

const heading = (text: string, time: number): string =>
  words(text, { x: 72, y: 92, size: 34, weight: 600, opacity: during(time, 0, 0.6) }) +
  `<rect x="72" y="110" width="${(64 * during(time, 0.3, 0.6)).toFixed(1)}" height="4" rx="2" fill="${ink.accent}"/>`;

function polygon(sides: number, cx: number, cy: number, r: number): (readonly [number, number])[] {
  return Array.from({ length: sides }, (_, index) => {
    const angle = (index / sides) * 2 * Math.PI - Math.PI / 2;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)] as const;
  });
}

const title: Slide = {
  seconds: 7,
  lines: [
    {
      from: 0.6,
      to: 3.6,
      zh: '这节课，我们看看极限到底是什么。',
      en: 'In this lesson we see what a limit really is.',
    },
    { from: 3.8, to: 6.8, zh: '不用公式，先用眼睛。', en: 'No formulas yet: first with our eyes.' },
  ],
  draw(time) {
    const curve = Array.from({ length: 121 }, (_, index) => {
      const x = index / 120;
      return [520 + 380 * x, 400 - 250 * (1 - Math.exp(-4 * x))] as const;
    });
    const shown = Math.max(2, Math.round(121 * during(time, 0.8, 3.5)));
    const [x, y] = curve[shown - 1] ?? [0, 0];
    return (
      `<line x1="520" y1="145" x2="900" y2="145" stroke="${ink.warm}" stroke-width="2" stroke-dasharray="6 8" ` +
      `opacity="${during(time, 0.6, 0.6).toFixed(3)}"/>` +
      path(
        curve.slice(0, shown),
        `fill="none" stroke="${ink.accent}" stroke-width="5" stroke-linecap="round"`,
      ) +
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="8" fill="${ink.accent}"/>` +
      words('高等数学 · 第一讲', {
        x: 72,
        y: 190,
        size: 20,
        fill: ink.muted,
        opacity: during(time, 0.2, 0.6),
      }) +
      words('极限的', { x: 72, y: 262, size: 58, weight: 600, opacity: during(time, 0.4, 0.7) }) +
      words('直观含义', { x: 72, y: 338, size: 58, weight: 600, opacity: during(time, 0.6, 0.7) }) +
      words('What a limit looks like', {
        x: 74,
        y: 384,
        size: 20,
        fill: ink.muted,
        opacity: during(time, 1, 0.7),
      })
    );
  },
};

const SIDES = [3, 4, 6, 12, 24, 48] as const;

const circle: Slide = {
  seconds: 10,
  lines: [
    {
      from: 0.4,
      to: 4.6,
      zh: '在圆里画正多边形：三边、四边、六边……',
      en: 'Draw regular polygons in a circle: three sides, four, six …',
    },
    {
      from: 4.8,
      to: 9.6,
      zh: '边数越多，它和圆的空隙就越小。',
      en: 'The more sides, the smaller the gap to the circle.',
    },
  ],
  draw(time) {
    const index = Math.min(SIDES.length - 1, Math.max(0, Math.floor((time - 1) / 1.4)));
    const sides = SIDES[index] ?? 3;
    const fresh = during(time, 1 + index * 1.4, 0.45);
    return (
      heading('刘徽的办法：割圆', time) +
      `<circle cx="640" cy="285" r="160" fill="${ink.soft}" stroke="${ink.line}" stroke-width="2"/>` +
      path(
        polygon(sides, 640, 285, 160),
        `fill="#ffffff" stroke="${ink.accent}" stroke-width="4" stroke-linejoin="round" opacity="${fresh.toFixed(3)}"`,
        true,
      ) +
      words(`${sides}`, { x: 72, y: 300, size: 96, weight: 600, fill: ink.accent, opacity: fresh }) +
      words('条边', { x: sides > 9 ? 196 : 140, y: 300, size: 32, fill: ink.muted, opacity: fresh }) +
      words('空隙去哪儿了？', { x: 72, y: 366, size: 24, fill: ink.muted, opacity: during(time, 5.2, 0.6) })
    );
  },
};

const ratio: Slide = {
  seconds: 9,
  lines: [
    { from: 0.4, to: 4.2, zh: '量一量周长和直径的比。', en: 'Measure the perimeter against the diameter.' },
    {
      from: 4.4,
      to: 8.7,
      zh: '这些数不停地靠近一个数：圆周率 π。',
      en: 'The numbers keep approaching one number: pi.',
    },
  ],
  draw(time) {
    const x = (value: number) => 300 + ((value - 2.5) / 0.75) * 560;
    const rows = SIDES.map((sides, index) => {
      const value = sides * Math.sin(Math.PI / sides);
      const y = 168 + index * 44;
      const seen = during(time, 0.8 + index * 0.7, 0.5);
      return group(
        seen,
        words(`${sides} 边`, { x: 150, y: y + 8, size: 22, fill: ink.muted, anchor: 'end' }),
        words(value.toFixed(4), { x: 250, y: y + 8, size: 24, weight: 500, anchor: 'end' }),
        `<line x1="300" y1="${y}" x2="${(300 + (x(value) - 300) * seen).toFixed(1)}" y2="${y}" ` +
          `stroke="${ink.accent}" stroke-width="10" stroke-linecap="round"/>`,
      );
    });
    return (
      heading('周长 ÷ 直径', time) +
      rows.join('') +
      group(
        during(time, 4.6, 0.6),
        `<line x1="${x(Math.PI).toFixed(1)}" y1="140" x2="${x(Math.PI).toFixed(1)}" y2="412" ` +
          `stroke="${ink.warm}" stroke-width="3" stroke-dasharray="8 6"/>`,
        words('π = 3.1416…', {
          x: x(Math.PI),
          y: 438,
          size: 22,
          weight: 600,
          fill: ink.warm,
          anchor: 'middle',
        }),
      )
    );
  },
};

const hole: Slide = {
  seconds: 11,
  lines: [
    {
      from: 0.4,
      to: 4,
      zh: '再看一个函数，它在 x 等于 1 处没有定义。',
      en: 'Now a function that is not defined at x = 1.',
    },
    {
      from: 4.2,
      to: 7.4,
      zh: '从左边、从右边走近 1，',
      en: 'Walk towards 1 from the left and from the right:',
    },
    {
      from: 7.5,
      to: 10.7,
      zh: '函数值都走近 2。这个 2，就是极限。',
      en: 'both times the value approaches 2. That 2 is the limit.',
    },
  ],
  draw(time) {
    const px = (x: number) => 470 + x * 190;
    const py = (y: number) => 420 - y * 95;
    const near = during(time, 2.4, 5);
    const dot = (x: number) => {
      const [cx, cy] = [px(x), py(x + 1)];
      return (
        `<line x1="${cx}" y1="420" x2="${cx}" y2="${cy}" stroke="${ink.warm}" stroke-width="1.5" stroke-dasharray="4 5"/>` +
        `<line x1="470" y1="${cy}" x2="${cx}" y2="${cy}" stroke="${ink.warm}" stroke-width="1.5" stroke-dasharray="4 5"/>` +
        `<circle cx="${cx}" cy="${cy}" r="8" fill="${ink.warm}"/>`
      );
    };
    return (
      heading('走近，但不必到达', time) +
      words('f(x) =', { x: 72, y: 236, size: 34, isMath: true, opacity: during(time, 0.6, 0.6) }) +
      group(
        during(time, 0.8, 0.6),
        words('x² − 1', { x: 236, y: 214, size: 32, isMath: true, anchor: 'middle' }),
        `<line x1="180" y1="226" x2="292" y2="226" stroke="${ink.text}" stroke-width="2"/>`,
        words('x − 1', { x: 236, y: 262, size: 32, isMath: true, anchor: 'middle' }),
      ) +
      group(
        during(time, 7.6, 0.6),
        words('x → 1 时，f(x) → 2', { x: 72, y: 352, size: 28, weight: 600, fill: ink.accent }),
      ) +
      `<line x1="440" y1="420" x2="900" y2="420" stroke="${ink.muted}" stroke-width="2"/><line x1="470" y1="440" ` +
      `x2="470" y2="130" stroke="${ink.muted}" stroke-width="2"/>` +
      path(
        [
          [px(-0.1), py(0.9)],
          [px(2.05), py(3.05)],
        ],
        `fill="none" stroke="${ink.accent}" stroke-width="5" stroke-linecap="round"`,
      ) +
      group(during(time, 2, 0.4), dot(1 - 0.92 * (1 - near) - 0.05), dot(1 + 0.92 * (1 - near) + 0.05)) +
      `<circle cx="${px(1)}" cy="${py(2)}" r="9" fill="${ink.paper}" stroke="${ink.accent}" stroke-width="4"/>` +
      words('1', { x: px(1), y: 448, size: 20, fill: ink.muted, anchor: 'middle' }) +
      words('2', { x: 448, y: py(2) + 7, size: 20, fill: ink.muted, anchor: 'middle' })
    );
  },
};

const sentence: Slide = {
  seconds: 8,
  lines: [
    { from: 0.4, to: 4.4, zh: '一句话：x 无限靠近 a，', en: 'In one sentence: as x comes ever closer to a,' },
    { from: 4.5, to: 7.7, zh: 'f(x) 就无限靠近 L。', en: 'f(x) comes ever closer to L.' },
  ],
  draw(time) {
    return (
      heading('用一句话说', time) +
      words('x 无限靠近 a（不必等于 a），', {
        x: 480,
        y: 214,
        size: 36,
        anchor: 'middle',
        opacity: during(time, 0.5, 0.7),
      }) +
      words('f(x) 就无限靠近 L。', {
        x: 480,
        y: 272,
        size: 36,
        anchor: 'middle',
        opacity: during(time, 4.2, 0.7),
      }) +
      group(
        during(time, 5.2, 0.7),
        `<rect x="330" y="318" width="300" height="104" rx="16" fill="${ink.soft}"/>`,
        words('lim', { x: 396, y: 378, size: 38, isMath: false, anchor: 'middle' }),
        words('x → a', { x: 396, y: 406, size: 20, isMath: true, anchor: 'middle' }),
        words('f(x) = L', { x: 518, y: 382, size: 38, isMath: true, anchor: 'middle' }),
      )
    );
  },
};

const question: Slide = {
  seconds: 9,
  lines: [
    {
      from: 0.4,
      to: 4,
      zh: '留一个问题：x 靠近 0 的时候，',
      en: 'A question to take along: as x approaches 0,',
    },
    {
      from: 4.1,
      to: 8.6,
      zh: 'sin x 除以 x 靠近多少？下节课见。',
      en: 'what does sin x over x approach? See you in the next lesson.',
    },
  ],
  draw(time) {
    const points = Array.from({ length: 161 }, (_, index) => {
      const x = -8 + index / 10;
      return [480 + x * 46, 400 - 150 * (x === 0 ? 1 : Math.sin(x) / x)] as const;
    });
    const shown = Math.round(161 * ease((time - 0.6) / 3));
    return (
      heading('想一想', time) +
      `<line x1="100" y1="400" x2="860" y2="400" stroke="${ink.muted}" stroke-width="2"/>` +
      (shown > 1
        ? path(
            points.slice(0, shown),
            `fill="none" stroke="${ink.accent}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"`,
          )
        : '') +
      group(
        during(time, 3.8, 0.6),
        `<circle cx="480" cy="250" r="9" fill="${ink.paper}" stroke="${ink.warm}" stroke-width="4"/>`,
        words('？', { x: 504, y: 246, size: 34, weight: 600, fill: ink.warm }),
      ) +
      words('y = sin x ⁄ x', { x: 660, y: 240, size: 30, isMath: true, opacity: during(time, 2, 0.6) })
    );
  },
};

const slides: readonly Slide[] = [title, circle, ratio, hole, sentence, question];

/** The demonstration's recorded lesson: what a limit is, in six slides. */
export const limits = {
  key: 'demonstration',
  name: '极限的直观含义',
  nameEn: 'What a limit looks like',
  slides,
  /** The whole picture at a moment of the lesson, in seconds. */
  draw(time: number): string {
    let rest = time;
    for (const slide of slides) {
      if (rest < slide.seconds || slide === slides.at(-1)) {
        const leaving = 1 - ease((rest - slide.seconds + 0.35) / 0.35);
        return (
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${stage.width} ${stage.height}" ` +
          `width="${stage.width}" height="${stage.height}"><rect width="100%" height="100%" ` +
          `fill="${ink.paper}"/>${group(slide === slides.at(-1) ? 1 : leaving, slide.draw(rest))}</svg>`
        );
      }
      rest -= slide.seconds;
    }
    return '';
  },
} as const;
