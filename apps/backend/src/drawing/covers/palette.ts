import type { Random } from '../../platform/random/random.ts';
import { hsl } from '../svg.ts';

/** The colours of a cover: a ground, three shades of its hue and an accent. */
export interface Palette {
  readonly isDeep: boolean;
  readonly ground: readonly [string, string];
  /** Barely visible. */
  readonly faint: string;
  readonly soft: string;
  readonly strong: string;
  readonly spark: string;
  readonly paper: string;
}

/** Accents for all hues but similar ones: hue, on deep ground, on pale ground. */
const sparks = [
  [42, '#f4c264', '#e9a22b'],
  [16, '#f2956f', '#e0693d'],
  [352, '#ee93a0', '#d9586c'],
  [206, '#7fbdf0', '#3f8fd6'],
  [168, '#74d3ba', '#2fa58a'],
] as const;

function sparkOf(hue: number, isDeep: boolean, random: Random): string {
  const far = sparks.filter(([own]) => Math.abs(((own - hue + 540) % 360) - 180) > 55);
  const [, deep, pale] = random.pick([far[0] ?? sparks[0], ...far.slice(1)]);
  return isDeep ? deep : pale;
}

/**
 * Makes the colours around a hue: deep ground with light shapes, or the other way round.
 * @param strength colourfulness, 1 for most hues; less for yellows and browns.
 */
export function paletteOf(hue: number, strength: number, random: Random): Palette {
  const isDeep = random.chance(0.5);
  const tilt = hue + random.between(-6, 6);
  const spark = sparkOf(tilt, isDeep, random);
  const tone = (turn: number, saturation: number, lightness: number): string =>
    hsl(tilt + turn, saturation * strength, lightness);
  return isDeep
    ? {
        isDeep,
        ground: [tone(-6, 50, 29), tone(12, 54, 20)],
        faint: tone(0, 44, 35),
        soft: tone(4, 44, 52),
        strong: tone(8, 56, 78),
        spark,
        paper: tone(0, 40, 95),
      }
    : {
        isDeep,
        ground: [tone(-6, 62, 95), tone(10, 56, 88)],
        faint: tone(0, 48, 83),
        soft: tone(4, 48, 68),
        strong: tone(6, 52, 40),
        spark,
        paper: tone(0, 60, 99),
      };
}
