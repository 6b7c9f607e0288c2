export * from './base/scale.ts';
export type { ColourScheme } from './base/neutral.ts';
export { headerClass, headerColours, type HeaderColour } from './header/names.ts';
export { footerClass, footerColours, type FooterColour } from './footer/names.ts';
export { switchTheme } from './switchTheme.ts';
