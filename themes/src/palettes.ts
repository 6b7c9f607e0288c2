export { baseTokens } from './base/tokens.ts';
export { grounds, neutral, type ColourScheme } from './base/neutral.ts';
export { headerPalettes } from './header/palettes.ts';
export { darkFooterPalettes, footerPalettes, palettesOfFooter } from './footer/palettes.ts';
