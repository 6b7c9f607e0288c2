export { HeaderByTemplate, headers } from './registry.tsx';
export { headTemplateIdOf, loadHeader, type HeadTemplateId } from './templates.ts';
export { Header1 } from './Header1/Header1.tsx';
export { Header2 } from './Header2/Header2.tsx';
export { Header3 } from './Header3/Header3.tsx';
export { HeaderFesco } from './HeaderFesco/HeaderFesco.tsx';
export type * from './types.ts';
