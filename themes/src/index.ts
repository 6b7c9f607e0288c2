export * from './base/scale.ts';
export type { ColourScheme } from './base/neutral.ts';
export { headerClass, headerThemeOf, headerThemes, type HeaderTheme } from './header/names.ts';
export { footerClass, footerThemeOf, footerThemes, type FooterTheme } from './footer/names.ts';
export { switchTheme } from './switchTheme.ts';
