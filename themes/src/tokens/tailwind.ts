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

const named = (group: string, values: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(values).map(([name, value]) => [`--${group}-${kebab(name)}`, value]);

/**
 * Writes a theme for Tailwind 4: utilities such as `bg-accent`, `text-ink-muted`, `rounded-card` and `shadow-raised` in
 * the colours that the page's classes give. The layers of Lectern stand between Tailwind's reset and its utilities.
 */
export function tailwindTheme(): string {
  const colours = [...Object.keys(baseTokens), ...accents].map((name) => [name, `var(--lc-${name})`]);
  const { fontWeight, fontSize, lineHeight, radius, motion } = scale;
  const all: [string, string][] = [
    ...named('color', Object.fromEntries(colours)),
    ...named('color', Object.fromEntries(Object.entries(bands).map(([name, at]) => [name, `var(${at})`]))),
    ...Object.entries(fontSize).flatMap(([name, size]): [string, string][] => [
      [`--text-${name}`, size],
      [`--text-${name}--line-height`, headings.has(name) ? lineHeight.heading : lineHeight.text],
    ]),
    ...named('font-weight', fontWeight),
    ...named('leading', lineHeight),
    ...named('radius', radius),
    ['--shadow-raised', 'var(--lc-shadowRaised)'],
    ['--shadow-floating', 'var(--lc-shadowFloating)'],
    ['--font-sans', scale.fontFamily],
    ['--ease-out', motion.ease],
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
