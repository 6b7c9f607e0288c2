export { deriveAccent, inkOn, type Accent } from './accent.ts';
export { contrast, shapeContrast, textContrast, worstContrast } from './contrast.ts';
export { darkHeader, headerOf, type HeaderPalette } from './header.ts';
export { parseHex, toHex, toOklch, type Oklch } from './oklch.ts';
export { headerTheme, makeSchoolTheme } from './schoolTheme.ts';
