export * from './base/scale.ts';
export { headerColours, type HeaderColour } from './header/names.ts';
export { footerColours, type FooterColour } from './footer/names.ts';
