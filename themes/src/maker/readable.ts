import { failingPairs } from './pairs.ts';
import { makeTheme, type Theme, type ThemeSource } from './theme.ts';

/**
 * Creates a theme from untrusted colours, and checks its contrast before it is used.
 * @throws {TypeError} naming an invalid colour, or the first pair of tokens without sufficient contrast.
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
