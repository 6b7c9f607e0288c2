import { motion } from '@lectern/themes';
import { globalStyle, style } from '@vanilla-extract/css';

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
});

/** Takes the focus on each new page, which needs no ring. It is as high as the viewport less 185 px. */
export const main = style({
  flex: '1 0 auto',
  minHeight: 'calc(100dvh - 185px)',
  minWidth: 0,
  outline: 'none',
  transition: `opacity ${motion.slow} ${motion.ease}`,
  // Another school is on its way: what is here still stands, but not for long.
  selectors: { '&[aria-busy=true]': { opacity: 0.5 } },
});

/**
 * The page in the HTML is the home page; for any other address it stays hidden until its own is there. Nothing in it is
 * laid out or fetched meanwhile, and the footer waits below the view: it is there when the page is, and has not moved.
 */
globalStyle('html[data-boot="other"] :is(main, footer)', {
  visibility: 'hidden',
  contentVisibility: 'hidden',
  minHeight: '100dvh',
});

/** A student's page comes with the visitor's links, which would be wrong until the student is known. */
globalStyle('html[data-session="user"] [data-access]', { visibility: 'hidden' });
