import * as scale from '../base/scale.ts';
import { baseTokens } from '../base/tokens.ts';

/** What a header theme sets beside the colours of light and dark. */
const accents = ['accent', 'accentHover', 'accentSoft', 'accentInk', 'accentText', 'focus'];
/** Colours that have a name of their own as a utility (`bg-header`), by their custom property. */
const bands = {
  header: '--hd-surface',
  'header-ink': '--hd-ink',
  footer: '--ft-surface',
  'footer-ink': '--ft-ink',
  'footer-muted': '--ft-inkMuted',
  'footer-line': '--ft-line',
};

/** Sizes of headings, whose lines stand closer. */
const headings = new Set(['xl', 'xxl', 'hero']);

/** Dark by choice, or by the device where the page leaves it to it. */
const dark = `@custom-variant dark {
  &:where([data-theme=dark], [data-theme=dark] *) {
    @slot;
  }
  @media (prefers-color-scheme: dark) {
    &:where([data-theme=auto], [data-theme=auto] *) {
      @slot;
    }
  }
}`;

/** Spells a name as utilities are spelt: `accentSoft` becomes `accent-soft`. */
const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const spelt = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [kebab(name), value]));

/** What utilities are called, and what they set: the same words in every version of Tailwind. */
const utilities = {
  /** The custom property of each colour, which follows the classes of header and footer. */
  colours: {
    ...spelt(
      Object.fromEntries([...Object.keys(baseTokens), ...accents].map((name) => [name, `--lc-${name}`])),
    ),
    ...bands,
  },
  /** Each size with the height of its lines. */
  sizes: Object.fromEntries(
    Object.entries(scale.fontSize).map(([name, size]): [string, [size: string, line: string]] => [
      name,
      [size, headings.has(name) ? scale.lineHeight.heading : scale.lineHeight.text],
    ]),
  ),
  weights: spelt(scale.fontWeight),
  lines: spelt(scale.lineHeight),
  corners: spelt(scale.radius),
  shadows: { raised: 'var(--lc-shadowRaised)', floating: 'var(--lc-shadowFloating)' },
};

const named = (group: string, values: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(values).map(([name, value]) => [`--${group}-${name}`, value]);

/**
 * Writes a theme for Tailwind 4: utilities such as `bg-accent`, `text-ink-muted`, `rounded-card` and `shadow-raised` in
 * the colours that the page's classes give. The layers of Lectern stand between Tailwind's reset and its utilities.
 */
export function tailwindTheme(): string {
  const { colours, sizes, weights, lines, corners, shadows } = utilities;
  const all: [string, string][] = [
    ...named('color', Object.fromEntries(Object.entries(colours).map(([name, at]) => [name, `var(${at})`]))),
    ...Object.entries(sizes).flatMap(([name, [size, line]]): [string, string][] => [
      [`--text-${name}`, size],
      [`--text-${name}--line-height`, line],
    ]),
    ...named('font-weight', weights),
    ...named('leading', lines),
    ...named('radius', corners),
    ...named('shadow', shadows),
    ['--font-sans', scale.fontFamily],
    ['--ease-out', scale.motion.ease],
    ['--breakpoint-sm', '40rem'],
    ['--breakpoint-lg', '64rem'],
    ['--spacing', scale.space.x1],
  ];
  return [
    '/* Lectern for Tailwind 4. Written by `npm run tokens`; a change here is lost. */',
    '@layer theme, base, lectern, components, utilities;',
    dark,
    `@layer theme {\n  @theme inline {\n${all.map(([name, value]) => `    ${name}: ${value};\n`).join('')}  }\n}\n`,
  ].join('\n\n');
}

/** What `presets` of a configuration of Tailwind 3.4 takes. */
export interface TailwindPreset {
  content: string[];
  /** `dark:` by `data-theme`, as the themes go by. */
  darkMode: ['variant', string[]];
  theme: {
    extend: {
      colors: Record<string, string>;
      fontSize: Record<string, [size: string, line: string]>;
      fontWeight: Record<string, string>;
      lineHeight: Record<string, string>;
      borderRadius: Record<string, string>;
      boxShadow: Record<string, string>;
      fontFamily: { sans: string };
      transitionTimingFunction: { out: string };
    };
  };
}

/**
 * Makes the same utilities for Tailwind 3.4, as a preset. Its own scale of spaces and its widths are those of Lectern
 * already.
 */
export function tailwindPreset(): TailwindPreset {
  const { colours, sizes, weights, lines, corners, shadows } = utilities;
  return {
    content: [],
    darkMode: [
      'variant',
      [
        '&:where([data-theme=dark], [data-theme=dark] *)',
        '@media (prefers-color-scheme: dark) { &:where([data-theme=auto], [data-theme=auto] *) }',
      ],
    ],
    theme: {
      extend: {
        // So that `bg-accent/50` is half of it: the property holds a whole colour, whose parts nobody knows here.
        colors: Object.fromEntries(
          Object.entries(colours).map(([name, at]) => [
            name,
            `color-mix(in srgb, var(${at}) calc(<alpha-value> * 100%), transparent)`,
          ]),
        ),
        fontSize: sizes,
        fontWeight: weights,
        lineHeight: lines,
        borderRadius: corners,
        boxShadow: shadows,
        fontFamily: { sans: scale.fontFamily },
        transitionTimingFunction: { out: scale.motion.ease },
      },
    },
  };
}
