export { deriveAccent, inkOn, type Accent } from './accent.ts';
export { contrast, shapeContrast, textContrast, worstContrast } from './contrast.ts';
export { contrastPairs, failingPairs, type ContrastPair, type PairedPalettes } from './pairs.ts';
export { darkFooter, footerInBoth, footerOf, type FooterPalette } from './footer.ts';
export { darkHeader, headerOf, type HeaderPalette } from './header.ts';
export { parseHex, toHex, toOklch, type Oklch } from './oklch.ts';
export { readableTheme } from './readable.ts';
export { headerProperties, makeTheme, themeCss, type Theme, type ThemeSource } from './theme.ts';
