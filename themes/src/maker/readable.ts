import { failingPairs } from './pairs.ts';
import { makeTheme, type Theme, type ThemeSource } from './theme.ts';

/**
 * Makes a theme of colours that come from outside, and measures it again before anybody wears it.
 * @throws {TypeError} naming what is no colour, or the first two tokens of which one cannot be read on the other.
 */
export function readableTheme(source: ThemeSource): Theme {
  const theme = makeTheme(source);
  const [worst] = failingPairs(theme);
  if (worst !== undefined) {
    const { part, front, ground, ratio, needed } = worst;
    throw new TypeError(`${part}.${front} on ${ground} has a contrast of ${ratio.toFixed(2)}, not ${needed}`);
  }
  return theme;
}
