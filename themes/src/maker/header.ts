import { neutral } from '../base/neutral.ts';
import { contrast, worstContrast } from './contrast.ts';
import { deriveAccent } from './accent.ts';
import { toHex, toOklch } from './oklch.ts';

/** A header palette as data (specification 3, "Header themes"): hex colours. */
export interface HeaderPalette {
  /** The school's colour; every accent token is derived from it. */
  accent: string;
  /** The header's background. */
  surface: string;
  /** Where the background's gradient ends. */
  fade: string;
  /** Text on surface and fade. */
  ink: string;
}

/** Derives a header palette's dark twin: pale headers turn dark, strong ones calm down. */
export function darkHeader(palette: HeaderPalette): HeaderPalette {
  const isPale = contrast(palette.surface, '#ffffff') < 2;
  const dim = (hex: string, lift: number) => {
    const colour = toOklch(hex);
    // White has no hue of its own: its night is the house's cool surface.
    if (isPale && colour.chroma < 0.005) return neutral.dark[1];
    return isPale
      ? toHex({ ...colour, lightness: 0.215 + lift, chroma: Math.min(colour.chroma, 0.02) })
      : toHex({
          ...colour,
          lightness: Math.min(colour.lightness, 0.36) + lift,
          chroma: colour.chroma * 0.6,
        });
  };
  return {
    accent: deriveAccent(palette.accent, 'dark').accent,
    surface: dim(palette.surface, 0),
    fade: dim(palette.fade, 0.03),
    ink: neutral.dark[11],
  };
}

/** Makes a header palette of one brand colour: the brand is the background, its ink readable at both ends. */
export function headerOf(brand: string): HeaderPalette {
  const { accent, accentHover, accentInk } = deriveAccent(brand, 'light');
  const isSafe = worstContrast(accentInk, [accent, accentHover]) >= 4.5;
  return { accent, surface: accent, fade: isSafe ? accentHover : accent, ink: accentInk };
}
