import { grounds, type ColourScheme } from '../base/neutral.ts';
import { contrast, shapeContrast, textContrast, worstContrast } from './contrast.ts';
import { toHex, toOklch } from './oklch.ts';

/** The accent tokens derived from a brand colour: hex values that reach AA in their scheme. */
export interface Accent {
  /** Background: the brand colour itself if text on it is readable. */
  accent: string;
  accentHover: string;
  accentSoft: string;
  accentInk: string;
  accentText: string;
}

const white = '#ffffff';
const nearBlack = '#0b0e13';
const black = '#000000';

/** Slightly above the norm, so that rounding in the browser cannot fall below it. */
export const safeText = textContrast + 0.05;

/** Changes a colour's lightness in steps until `holds`, or to the end of the scale. */
function moveUntil(hex: string, step: number, holds: (hex: string) => boolean): string {
  const colour = toOklch(hex);
  let moved = hex;
  for (let at = colour.lightness; !holds(moved) && at >= 0 && at <= 1; at += step) {
    moved = toHex({ ...colour, lightness: at + step });
  }
  return moved;
}

/** Returns the text colour on a background: white if readable, else dark. One of them always is. */
export function inkOn(fill: string): string {
  return [white, nearBlack].find((ink) => contrast(ink, fill) >= textContrast) ?? black;
}

/** Adjusts a background slightly if that makes white text readable, as most people expect on a button. */
function fillFor(hex: string, scheme: ColourScheme): string {
  if (scheme === 'dark') {
    return moveUntil(hex, 0.01, (fill) => worstContrast(fill, Object.values(grounds.dark)) >= shapeContrast);
  }
  const seen = moveUntil(hex, -0.01, (fill) => contrast(fill, grounds.light.surface) >= 1.4);
  const darker = moveUntil(seen, -0.01, (fill) => contrast(fill, white) >= safeText);
  return toOklch(seen).lightness - toOklch(darker).lightness <= 0.07 ? darker : seen;
}

/**
 * Returns the hover colour of a background: further from its text colour, or closer to it where it cannot move
 * further.
 */
function hoverOf(fill: string, ink: string): string {
  const colour = toOklch(fill);
  const away = ink === white ? -0.05 : 0.05;
  const moved = toHex({ ...colour, lightness: colour.lightness + away });
  const back = toHex({ ...colour, lightness: colour.lightness - away * 2 });
  const isSeen = contrast(moved, fill) >= 1.08 && contrast(moved, ink) >= textContrast;
  return isSeen || contrast(back, ink) < textContrast ? moved : back;
}

/**
 * Derives the accent tokens from one brand colour, so that contrast reaches AA (4.5:1) for any colour: text on
 * the accent and on its hover colour, and the accent as text on page, surface, sunken and its own light tint.
 */
export function deriveAccent(hex: string, scheme: ColourScheme): Accent {
  const { chroma, hue } = toOklch(hex);
  const accent = fillFor(hex, scheme);
  const accentInk = inkOn(accent);
  const isLight = scheme === 'light';
  const accentSoft = toHex({
    lightness: isLight ? 0.962 : 0.27,
    chroma: Math.min(chroma, isLight ? 0.022 : 0.05),
    hue,
  });
  const behind = [...Object.values(grounds[scheme]), accentSoft];
  const accentText = moveUntil(
    accent,
    isLight ? -0.01 : 0.01,
    (text) => worstContrast(text, behind) >= safeText,
  );
  return { accent, accentHover: hoverOf(accent, accentInk), accentSoft, accentInk, accentText };
}
