import { neutral, type ColourScheme } from '../base/neutral.ts';
import { inkOn, safeText } from './accent.ts';
import { contrast } from './contrast.ts';
import { toHex, toOklch } from './oklch.ts';

/** A footer palette of hex colours. */
export interface FooterPalette {
  surface: string;
  /** Headings and links. */
  ink: string;
  /** Addresses, records and other secondary text. */
  inkMuted: string;
  /** Thin lines. */
  line: string;
}

/** Derives a deep background in a brand's hue, for a school without a footer colour. */
export function footerGroundOf(brand: string): string {
  const { chroma, hue } = toOklch(brand);
  return toHex({ lightness: 0.27, chroma: Math.min(chroma, 0.07), hue });
}

/** Derives a footer palette from a background; both text colours are tinted with its hue as far as AA permits. */
export function footerOf(surface: string): FooterPalette {
  const { lightness, chroma, hue } = toOklch(surface);
  const strongest = inkOn(surface);
  const isDark = strongest === inkOn('#000000');
  const tinted = (at: number, ratio: number) => {
    const ink = toHex({ lightness: at, chroma: Math.min(chroma * ratio, 0.05), hue });
    return contrast(ink, surface) >= safeText ? ink : strongest;
  };
  return {
    surface,
    ink: tinted(isDark ? 0.975 : 0.22, 0.1),
    inkMuted: tinted(isDark ? 0.82 : 0.48, 0.45),
    line: toHex({ lightness: lightness + (isDark ? 0.09 : -0.08), chroma: chroma * 0.9, hue }),
  };
}

/** Derives the dark variant of a footer: a pale background becomes dark, a bright one muted, a deep one stays. */
export function darkFooter(palette: FooterPalette): FooterPalette {
  const ground = toOklch(palette.surface);
  if (ground.lightness <= 0.36) return palette;
  if (ground.chroma < 0.005) return footerOf(neutral.dark[2]);
  const isPale = contrast(palette.surface, '#ffffff') < 2;
  return footerOf(
    toHex({
      lightness: isPale ? 0.22 : 0.3,
      chroma: isPale ? Math.min(ground.chroma, 0.02) : ground.chroma * 0.6,
      hue: ground.hue,
    }),
  );
}

/** Returns a footer palette for both schemes. */
export const footerInBoth = (palette: FooterPalette): Record<ColourScheme, FooterPalette> => ({
  light: palette,
  dark: darkFooter(palette),
});
