export { baseTokens } from './base/tokens.ts';
export { grounds, neutral, type ColourScheme } from './base/neutral.ts';
export { headerPalettes } from './header/palettes.ts';
export { darkFooterPalettes, footerPalettes, type FooterPalette } from './footer/palettes.ts';
