import * as scale from '../base/scale.ts';
import { baseTokens } from '../base/tokens.ts';

/** Colours set by a header theme, in addition to those of light and dark mode. */
const accents = ['accent', 'accentHover', 'accentSoft', 'accentInk', 'accentText', 'focus'];
/** Colours with a utility name of their own (`bg-header`), by custom property. */
const bands = {
  header: '--hd-surface',
  'header-ink': '--hd-ink',
  footer: '--ft-surface',
  'footer-ink': '--ft-ink',
  'footer-muted': '--ft-inkMuted',
  'footer-line': '--ft-line',
};

/** Font sizes of headings, which have a lower line height. */
const headings = new Set(['xl', 'xxl', 'hero']);

/** Dark mode as set on the page, or by the device if the page leaves it to that. */
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

/** Converts a name to kebab case: `accentSoft` becomes `accent-soft`. */
const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const spelt = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [kebab(name), value]));

/** Names and values of the utilities, the same in every version of Tailwind. */
const utilities = {
  /** Custom property of each colour, which follows the header and footer classes. */
  colours: {
    ...spelt(
      Object.fromEntries([...Object.keys(baseTokens), ...accents].map((name) => [name, `--lc-${name}`])),
    ),
    ...bands,
  },
  /** Each font size with its line height. */
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
 * Returns a theme for Tailwind 4: utilities such as `bg-accent`, `text-ink-muted`, `rounded-card` and
 * `shadow-raised` in the colours of the page's theme classes. Lectern's cascade layers are between Tailwind's
 * reset and its utilities.
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

/** A preset of a Tailwind 3.4 configuration. */
export interface TailwindPreset {
  content: string[];
  /** Makes `dark:` follow `data-theme`, like the themes. */
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
 * Returns the same utilities for Tailwind 3.4, as a preset. Tailwind's own spacing scale and breakpoints equal
 * those of Lectern already.
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
        // Makes `bg-accent/50` half transparent although the property holds a complete colour, whose channels
        // are unknown here.
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
