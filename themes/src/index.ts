export * from './base/scale.ts';
export type { ColourScheme } from './base/neutral.ts';
export { headerColours, type HeaderColour } from './header/colours.ts';
export { headerClass, headerThemeOf, headerThemes, type HeaderTheme } from './header/names.ts';
export { footerColours, type FooterColour } from './footer/colours.ts';
export { footerClass, footerThemeOf, footerThemes, type FooterTheme } from './footer/names.ts';
export { switchTheme } from './switchTheme.ts';
