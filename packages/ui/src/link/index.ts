export { isPlainClick } from './isPlainClick.ts';
export { isExternal, Link, LinkProvider, safeHref, useLink } from './Link.tsx';
export type { LinkComponentProps, LinkProps } from './Link.tsx';
