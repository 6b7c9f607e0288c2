export { FooterByTemplate, footers } from './registry.tsx';
export { footerTemplateIdOf, loadFooter, type FooterTemplateId } from './templates.ts';
export { Footer1 } from './Footer1/Footer1.tsx';
export { Footer2 } from './Footer2/Footer2.tsx';
export { Footer3 } from './Footer3/Footer3.tsx';
export { Footer4 } from './Footer4/Footer4.tsx';
export { FooterFesco } from './FooterFesco/FooterFesco.tsx';
export type * from './types.ts';
