import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveAccent } from './accent.ts';
import { contrast, textContrast, worstContrast } from './contrast.ts';
import { darkHeader, headerOf } from './header.ts';
import { parseHex, toHex, toOklch } from './oklch.ts';
import { headerTheme, makeSchoolTheme } from './schoolTheme.ts';
import { grounds } from '../base/neutral.ts';
import { baseTokens } from '../base/tokens.ts';
import { footerColours } from '../footer/names.ts';
import { darkFooterPalettes, footerPalettes } from '../footer/palettes.ts';
import { headerColours } from '../header/names.ts';
import { headerPalettes } from '../header/palettes.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const scheme = fc.constantFrom('light' as const, 'dark' as const);

describe('oklch', () => {
  it('brings every hex colour back to itself', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        expect(toHex(toOklch(colour))).toBe(colour);
      }),
    );
  });

  it('reads short and long hex, and nothing else', () => {
    expect(parseHex('#fff')).toEqual([1, 1, 1]);
    expect(parseHex('#FF0000')).toEqual([1, 0, 0]);
    for (const wrong of ['', 'red', '#12', '#12345', '#gggggg', 'rgb(0,0,0)', '#fff;}body{']) {
      expect(parseHex(wrong)).toBeUndefined();
    }
  });
});

describe('contrast', () => {
  it('measures what WCAG measures', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});

describe('deriveAccent', () => {
  it('keeps AA for any brand colour', () => {
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

  it('leaves a readable brand colour as it is', () => {
    expect(deriveAccent('#1d5bd6', 'light').accent).toBe('#1d5bd6');
  });

  it('gives a bright colour dark ink instead of changing it', () => {
    expect(deriveAccent('#ffd400', 'light')).toMatchObject({ accent: '#ffd400', accentInk: '#0b0e13' });
  });
});

describe('makeSchoolTheme', () => {
  it('keeps a readable header for any brand colour, light and dark', () => {
    fc.assert(
      fc.property(hex, (brand) => {
        for (const palette of [headerOf(brand), darkHeader(headerOf(brand))]) {
          expect(worstContrast(palette.ink, [palette.surface, palette.fade])).toBeGreaterThanOrEqual(
            textContrast,
          );
        }
      }),
    );
  });

  it('sets every variable of the header contract and the accent, for light, dark and auto', () => {
    const css = makeSchoolTheme('#0a8f6c') ?? '';
    expect(css).toMatch(
      /^html:root\{[^{}]+\}html:root\[data-theme=dark\]\{[^{}]+\}@media[^{}]+\{[^{}]+\{[^{}]+\}\}$/,
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
    ]) {
      expect(css.split(`--${name}:`)).toHaveLength(4);
    }
  });

  it('refuses what is no colour, so that no css can be smuggled in', () => {
    expect(makeSchoolTheme('red;}body{display:none')).toBeUndefined();
  });
});

describe('the 13 header palettes', () => {
  it.each(headerColours)('%s is AA from surface to fade, light and dark', (name) => {
    for (const palette of [headerPalettes[name], darkHeader(headerPalettes[name])]) {
      expect(worstContrast(palette.ink, [palette.surface, palette.fade])).toBeGreaterThanOrEqual(
        textContrast,
      );
    }
    expect(headerTheme(headerPalettes[name])['--lc-accent']).toContain(
      deriveAccent(headerPalettes[name].accent, 'light').accent,
    );
  });

  it.each(headerColours)('%s uses its own colour as the fill', (name) => {
    expect(deriveAccent(headerPalettes[name].accent, 'light').accent).toBe(headerPalettes[name].accent);
  });
});

describe('the 8 footer palettes', () => {
  it.each(footerColours)('%s is AA, light and dark', (name) => {
    for (const palette of [footerPalettes[name], darkFooterPalettes[name] ?? footerPalettes[name]]) {
      for (const ink of [palette.ink, palette.inkMuted]) {
        expect(contrast(ink, palette.surface)).toBeGreaterThanOrEqual(textContrast);
      }
    }
  });
});

describe('base tokens', () => {
  it.each([0, 1] as const)('text is AA on its grounds (scheme %i)', (at) => {
    const token = (name: keyof typeof baseTokens) => baseTokens[name][at];
    const behind = [token('page'), token('surface'), token('sunken')];
    for (const name of ['ink', 'inkMuted', 'price', 'success', 'warning', 'danger', 'info'] as const) {
      expect(worstContrast(token(name), behind), name).toBeGreaterThanOrEqual(textContrast);
    }
    expect(contrast(token('inkFaint'), token('surface'))).toBeGreaterThanOrEqual(textContrast);
    expect(contrast(token('lineStrong'), token('surface'))).toBeGreaterThanOrEqual(3);
    for (const name of ['success', 'warning', 'danger', 'info'] as const) {
      expect(contrast(token(name), token(`${name}Soft`)), name).toBeGreaterThanOrEqual(textContrast);
      expect(contrast(token('onStatus'), token(name)), name).toBeGreaterThanOrEqual(textContrast);
    }
  });
});
