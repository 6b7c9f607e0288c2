import { motion, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // A quiet field where the page of a link will stand.
  selectors: {
    'html[data-boot="other"] &': {
      background: `linear-gradient(${color.sunken}, ${color.sunken}) 50% ${space.x24} / min(100% - ${space.x8}, 1136px) 320px no-repeat`,
    },
  },
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
 * laid out or fetched meanwhile, and the footer waits below the view.
 */
globalStyle('html[data-boot="other"] main', {
  visibility: 'hidden',
  contentVisibility: 'hidden',
  minHeight: '100dvh',
});

/** A student's page comes with the visitor's links, which would be wrong until the student is known. */
globalStyle('html[data-session="user"] [data-access]', { visibility: 'hidden' });
