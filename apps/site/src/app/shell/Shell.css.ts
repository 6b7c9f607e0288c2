import { motion, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

export const shell = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

/** Receives the focus on each new page and needs no focus ring. Its minimum height is the viewport less 185 px. */
export const main = style({
  flex: '1 0 auto',
  minHeight: 'calc(100dvh - 185px)',
  minWidth: 0,
  outline: 'none',
  transition: `opacity ${motion.slow} ${motion.ease}`,
  // Another school is loading: the present content stays, faded.
  selectors: { '&[aria-busy=true]': { opacity: 0.5 } },
});

/**
 * The document contains the home page; for any other address it stays hidden until that page is rendered. Its
 * content is neither laid out nor fetched meanwhile, and the footer is placed below the viewport, so that it
 * causes no layout shift when the page appears.
 */
globalStyle('html[data-boot="other"] :is(main, footer)', {
  visibility: 'hidden',
  contentVisibility: 'hidden',
  minHeight: '100dvh',
});

const appear = keyframes({ from: { opacity: 0 } });
/** On a slow line a title and a block stand for the page that is on its way. */
globalStyle('html[data-boot="other"] body::before, html[data-boot="other"] body::after', {
  content: '""',
  position: 'absolute',
  top: 160,
  insetInline: `max(${space.x4}, 50vw - 568px)`,
  height: '60dvh',
  background: color.sunken,
  borderRadius: radius.card,
  animation: `${appear} ${motion.slow} ${motion.ease} 300ms backwards`,
});
globalStyle('html[data-boot="other"] body::before', {
  top: 104,
  right: 'auto',
  width: '40%',
  maxWidth: 280,
  height: 32,
});

/** A student's page is delivered with the visitor's links, which stay hidden until the student is known. */
globalStyle('html[data-session="user"] [data-access]', { visibility: 'hidden' });
