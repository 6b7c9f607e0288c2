import { globalStyle } from '@vanilla-extract/css';
import { color } from '../base/contract.css.ts';
import { fontFamily, fontSize, fontWeight, lineHeight, media } from '../base/scale.ts';

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });
globalStyle('html', {
  fontFamily,
  fontSize: '100%',
  lineHeight: lineHeight.text,
  color: color.ink,
  background: color.page,
  WebkitTextSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  scrollbarColor: `${color.lineStrong} transparent`,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  accentColor: color.accent,
  // A focused element is scrolled to below the header and above a bottom bar.
  scrollPaddingBlock: '64px 72px',
});
globalStyle('html', { '@media': { [media.low]: { scrollPaddingBlock: '8px !important' } } });
// Words longer than a line are broken anywhere, so that they make no box wider than the page; table columns
// keep words whole.
globalStyle('table', { overflowWrap: 'break-word' });
globalStyle(':lang(en)', { fontFamily: `system-ui, ${fontFamily}` });
globalStyle('h1, h2, h3, h4, h5, h6', {
  fontSize: fontSize.md,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
});
globalStyle('h1', { textWrap: 'balance' });
// `pretty` would move typed words when the next line begins.
globalStyle('textarea, [contenteditable]', { textWrap: 'wrap' });
// Print: white background, headings stay with their content, and single items are not split across pages.
globalStyle('html', { '@media': { print: { background: 'none' } } });
globalStyle('h2, h3', { '@media': { print: { breakAfter: 'avoid' } } });
globalStyle('article, figure, li, tr', { '@media': { print: { breakInside: 'avoid' } } });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('button', { padding: 0, border: 0, background: 'none', cursor: 'pointer' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
// Zero specificity, since a list or fieldset may be a layout box with styles of its own.
globalStyle(':where(ul, ol)', { padding: 0, listStyle: 'none' });
globalStyle('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
// An icon sized in em does not shrink beside long text.
globalStyle('svg[width$=em]', { flexShrink: 0 });
globalStyle('img, video', { height: 'auto' });
globalStyle(':where(fieldset)', { padding: 0, border: 0, minWidth: 0 });
globalStyle('table', { borderCollapse: 'collapse' });
// `until-found` must be laid out for the browser's text search to find it.
globalStyle('[hidden]:not([hidden=until-found])', { display: 'none !important' });
globalStyle(':focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });
globalStyle('::selection', { color: color.accentInk, background: color.accent });
globalStyle('::placeholder', { color: color.inkFaint, opacity: 1 });

/** A theme switch repaints once instead of animating every element (see `switchTheme`). */
globalStyle('[data-switching] *', { transition: 'none !important' });

globalStyle('*, ::before, ::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Any longer duration would start a transition of all properties on every element, which costs two frames
      // per change.
      transitionDuration: '0s !important',
    },
  },
});
