import { linear, parseHex } from './oklch.ts';

/** Minimum contrast of text by WCAG 2.2 AA (1.4.3). */
export const textContrast = 4.5;

/** Minimum contrast of controls and focus rings by WCAG 2.2 AA (1.4.11). */
export const shapeContrast = 3;

function luminance(hex: string): number {
  const rgb = parseHex(hex) ?? [0, 0, 0];
  return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2]);
}

/** Computes the WCAG contrast ratio of two hex colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns the lowest contrast of a colour on several backgrounds. */
export function worstContrast(hex: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => contrast(hex, background)));
}
