import { motion } from '@lectern/themes';
import { globalStyle, style } from '@vanilla-extract/css';

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

/** A student's page is delivered with the visitor's links, which stay hidden until the student is known. */
globalStyle('html[data-session="user"] [data-access]', { visibility: 'hidden' });
