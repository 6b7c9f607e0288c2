import { neutral } from '../base/neutral.ts';
import { deriveAccent, inkOn, safeText } from './accent.ts';
import { contrast, worstContrast } from './contrast.ts';
import { toHex, toOklch } from './oklch.ts';

/** A header palette of hex colours. */
export interface HeaderPalette {
  /** The school's colour, from which every accent token is derived. */
  accent: string;
  /** Background of the header. */
  surface: string;
  /** End of the background's gradient. */
  fade: string;
  /** Text on surface and fade. */
  ink: string;
}

/** Derives the dark variant of a header palette: pale headers become dark, strong ones muted. */
export function darkHeader(palette: HeaderPalette): HeaderPalette {
  const isPale = contrast(palette.surface, '#ffffff') < 2;
  const dim = (hex: string, lift: number) => {
    const colour = toOklch(hex);
    // White has no hue, so its dark variant is the neutral dark surface.
    if (isPale && colour.chroma < 0.005) return neutral.dark[1];
    return isPale
      ? toHex({ ...colour, lightness: 0.215 + lift, chroma: Math.min(colour.chroma, 0.02) })
      : toHex({ ...colour, lightness: Math.min(colour.lightness, 0.36) + lift, chroma: colour.chroma * 0.6 });
  };
  return {
    accent: deriveAccent(palette.accent, 'dark').accent,
    surface: dim(palette.surface, 0),
    fade: dim(palette.fade, 0.03),
    ink: neutral.dark[11],
  };
}

/** Returns a header's text colour: on a pale background a deep tone of the brand, else the most readable colour. */
function inkOfHeader(surface: string, brand: string): string {
  const { chroma, hue } = toOklch(brand);
  const deep = toHex({ lightness: 0.3, chroma: Math.min(chroma, 0.06), hue });
  return contrast(deep, surface) >= 7 ? deep : inkOn(surface);
}

/**
 * Derives a header palette from a brand colour, with the brand as the background unless another is given. The
 * text is readable at both ends of the gradient.
 */
export function headerOf(brand: string, surface?: string): HeaderPalette {
  const { accent, accentHover, accentInk } = deriveAccent(brand, 'light');
  if (surface === undefined) {
    const isSafe = contrast(accentInk, accentHover) >= safeText;
    return { accent, surface: accent, fade: isSafe ? accentHover : accent, ink: accentInk };
  }
  const ink = inkOfHeader(surface, brand);
  const ground = toOklch(surface);
  const lifted = toHex({ ...ground, lightness: ground.lightness + 0.03 });
  const fade = worstContrast(ink, [surface, lifted]) >= safeText ? lifted : surface;
  return { accent, surface, fade, ink };
}
