import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveAccent } from './accent.ts';
import { contrast, shapeContrast, textContrast, worstContrast } from './contrast.ts';
import { darkHeader } from './header.ts';
import { parseHex, toHex, toOklch } from './oklch.ts';
import { contrastPairs, failingPairs, type PairedPalettes } from './pairs.ts';
import { readableTheme } from './readable.ts';
import { headerProperties, makeTheme, themeCss, type ThemeSource } from './theme.ts';
import { grounds } from '../base/neutral.ts';
import { baseTokens } from '../base/tokens.ts';
import { footerThemes } from '../footer/names.ts';
import { palettesOfFooter } from '../footer/palettes.ts';
import { headerThemes } from '../header/names.ts';
import { headerPalettes } from '../header/palettes.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const scheme = fc.constantFrom('light' as const, 'dark' as const);

describe('oklch', () => {
  it('converts every hex colour to oklch and back unchanged', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        expect(toHex(toOklch(colour))).toBe(colour);
      }),
    );
  });

  it('parses three- and six-digit hex colours and rejects anything else', () => {
    expect(parseHex('#fff')).toEqual([1, 1, 1]);
    expect(parseHex('#FF0000')).toEqual([1, 0, 0]);
    for (const wrong of ['', 'red', '#12', '#12345', '#gggggg', 'rgb(0,0,0)', '#fff;}body{']) {
      expect(parseHex(wrong)).toBeUndefined();
    }
  });
});

describe('contrast', () => {
  it('measures the contrast ratio of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});

describe('deriveAccent', () => {
  it('keeps contrast level AA for any brand colour', () => {
    fc.assert(
      fc.property(hex, scheme, (brand, name) => {
        const { accent, accentHover, accentSoft, accentInk, accentText } = deriveAccent(brand, name);
        expect(worstContrast(accentInk, [accent, accentHover])).toBeGreaterThanOrEqual(textContrast);
        const behind = [...Object.values(grounds[name]), accentSoft];
        expect(worstContrast(accentText, behind)).toBeGreaterThanOrEqual(textContrast);
        expect(contrast(baseTokens.ink[name === 'light' ? 0 : 1], accentSoft)).toBeGreaterThanOrEqual(
          textContrast,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('returns a readable brand colour unchanged', () => {
    expect(deriveAccent('#1d5bd6', 'light').accent).toBe('#1d5bd6');
  });

  it('gives a bright brand colour dark text instead of changing it', () => {
    expect(deriveAccent('#ffd400', 'light')).toMatchObject({ accent: '#ffd400', accentInk: '#0b0e13' });
  });
});

const failures = (palettes: PairedPalettes) =>
  contrastPairs(palettes).filter(({ ratio, needed }) => ratio < needed);

describe('makeTheme', () => {
  it('keeps every pair of tokens at contrast level AA for any brand and backgrounds, in light and dark', () => {
    fc.assert(
      fc.property(
        hex,
        fc.option(hex, { nil: undefined }),
        fc.option(hex, { nil: undefined }),
        (brand, surface, ground) => {
          expect(failingPairs(makeTheme({ brand, surface, footer: ground }))).toEqual([]);
          expect(() => readableTheme({ brand, surface, footer: ground })).not.toThrow();
        },
      ),
      { numRuns: 500 },
    );
  });

  it('keeps the background colours that a school gives', () => {
    const { header, footer } = makeTheme({ brand: '#b5305a', surface: '#fff3f5', footer: '#4a1428' });
    expect(header).toMatchObject({ accent: '#b5305a', surface: '#fff3f5' });
    expect(footer.surface).toBe('#4a1428');
    expect(makeTheme({ brand: '#b5305a' }).header.surface).toBe('#b5305a');
  });

  it('throws an error naming an invalid colour, so that no CSS can be injected', () => {
    expect(() => makeTheme({ brand: 'red;}body{display:none' })).toThrow('"brand"');
    expect(() => makeTheme({ brand: '#fff', surface: 'white' })).toThrow('"surface"');
    expect(() => makeTheme({ brand: '#fff', footer: '' })).toThrow('"footer"');
    const withoutBrand: ThemeSource = JSON.parse('{}');
    expect(() => makeTheme(withoutBrand)).toThrow('"brand"');
  });
});

it('failingPairs finds the unreadable pairs of a theme, in light and dark', () => {
  const { header, footer } = makeTheme({ brand: '#b5305a' });
  const pale = failingPairs({ header: { ...header, ink: header.surface }, footer });
  expect(pale.map(({ part, front, ground }) => `${part} ${front} ${ground}`)).toContain('header ink surface');
  const grey = failingPairs({ header, footer: { ...footer, surface: '#777777' } });
  expect(grey.length).toBeGreaterThan(0);
});

describe('themeCss', () => {
  it('sets every variable of header, accent and footer for light, dark and auto', () => {
    const css = themeCss(makeTheme({ brand: '#0a8f6c' }));
    const part = String.raw`\.PART-own\{[^{}]+\}\.PART-own\[data-theme=dark\],[^{}]+\{[^{}]+\}@media[^{}]+\{[^{}]+\{[^{}]+\}\}`;
    expect(css).toMatch(
      new RegExp(`^${part.replaceAll('PART', 'header')}${part.replaceAll('PART', 'footer')}$`),
    );
    for (const name of [
      'hd-accent',
      'hd-surface',
      'hd-fade',
      'hd-ink',
      'lc-accent',
      'lc-accentHover',
      'lc-accentSoft',
      'lc-accentInk',
      'lc-accentText',
      'lc-focus',
      'ft-surface',
      'ft-ink',
      'ft-inkMuted',
      'ft-line',
    ]) {
      expect(css.split(`--${name}:`)).toHaveLength(4);
    }
  });
});

describe('the theme catalogue', () => {
  it('has contrast level AA in every pair of tokens of every header and footer, in light and dark', () => {
    let pairs = 0;
    for (const headerName of headerThemes) {
      const day = headerPalettes[headerName];
      for (const footerName of footerThemes) {
        const footers = palettesOfFooter(footerName);
        for (const palettes of [
          { header: day, footer: footers.light, scheme: 'light' as const },
          { header: darkHeader(day), footer: footers.dark, scheme: 'dark' as const },
        ]) {
          expect(
            failures(palettes),
            `header-${headerName}, footer-${footerName}, ${palettes.scheme}`,
          ).toEqual([]);
          pairs += contrastPairs(palettes).length;
        }
      }
    }
    expect(pairs).toBeGreaterThan(13 * 8 * 2 * 40);
  });

  it('makes the unread dot distinguishable on every header by its fill or ring, in light and dark', () => {
    for (const name of headerThemes) {
      const day = headerPalettes[name];
      for (const [at, { surface, fade }] of [day, darkHeader(day)].entries()) {
        for (const ground of [surface, fade]) {
          const seen = [baseTokens.danger, baseTokens.onStatus].map((pair) =>
            contrast(pair[at] ?? '', ground),
          );
          expect(Math.max(...seen), `header-${name} on ${ground}`).toBeGreaterThanOrEqual(shapeContrast);
        }
      }
    }
  });

  it.each(headerThemes)('gives header %s its own colour as the accent', (name) => {
    const { accent } = deriveAccent(headerPalettes[name].accent, 'light');
    expect(accent).toBe(headerPalettes[name].accent);
    expect(headerProperties(headerPalettes[name])['--lc-accent']?.light).toBe(accent);
  });
});
