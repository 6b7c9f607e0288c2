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
  // What gets the focus stands below the header and above a bar at the foot.
  scrollPaddingBlock: '64px 72px',
});
globalStyle('html', { '@media': { [media.low]: { scrollPaddingBlock: '8px !important' } } });
// Words as long as a line break wherever they stand, and make no box wider than the page; columns keep theirs whole.
globalStyle('table', { overflowWrap: 'break-word' });
globalStyle(':lang(en)', { fontFamily: `system-ui, ${fontFamily}` });
globalStyle('h1, h2, h3, h4, h5, h6', {
  fontSize: fontSize.md,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
});
globalStyle('h1', { textWrap: 'balance' });
// What is typed stays where it is when the next line begins.
globalStyle('textarea, [contenteditable]', { textWrap: 'wrap' });
// Paper is white, a heading stays with what it heads, and what is one thing on one page.
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
// Without weight: a box of the page's layout may be a list or a group of fields.
globalStyle(':where(ul, ol)', { padding: 0, listStyle: 'none' });
globalStyle('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
// An icon, whose side is said in letters, keeps its size beside words that need room.
globalStyle('svg[width$=em]', { flexShrink: 0 });
globalStyle('img, video', { height: 'auto' });
globalStyle(':where(fieldset)', { padding: 0, border: 0, minWidth: 0 });
globalStyle('table', { borderCollapse: 'collapse' });
// What is hidden until the browser's search finds it must be laid out for that.
globalStyle('[hidden]:not([hidden=until-found])', { display: 'none !important' });
globalStyle(':focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });
globalStyle('::selection', { color: color.accentInk, background: color.accent });
globalStyle('::placeholder', { color: color.inkFaint, opacity: 1 });

/** Theme switches paint once instead of animating every element (see `switchTheme`). */
globalStyle('[data-switching] *', { transition: 'none !important' });

globalStyle('*, ::before, ::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Any longer, and every element would get a transition of all its properties: two frames more for each change.
      transitionDuration: '0s !important',
    },
  },
});
