import { fontSize, fontWeight, lineHeight, media, motion, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { bare } from '../style/style.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });

/**
 * Stands over everything; on a phone at its lower edge. It does not move itself, since
 * what is fixed inside it, as notifications, would then stand in it and not on the page.
 */
export const dialog = style({
  position: 'fixed',
  inset: 0,
  width: `calc(100% - 2 * ${space.x6})`,
  height: 'fit-content',
  maxHeight: `calc(100dvh - 2 * ${space.x6})`,
  margin: 'auto',
  padding: 0,
  overflow: 'visible',
  border: 0,
  background: 'none',
  color: color.ink,
  outline: 'none',
  selectors: { '&[open]': { display: 'flex' } },
  '::backdrop': { background: color.scrim, animation: `${fadeIn} ${motion.fast} ${motion.ease}` },
  '@media': {
    [media.phone]: {
      inset: 'auto 0 0 0',
      width: '100%',
      maxWidth: 'none !important',
      maxHeight: `calc(100dvh - ${space.x12})`,
      margin: 0,
    },
  },
});
globalStyle(`:root:has(${dialog}[open])`, { overflow: 'hidden', scrollbarGutter: 'stable' });

export const box = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  background: color.surface,
  borderRadius: radius.dialog,
  boxShadow: color.shadowFloating,
  animation: `${rise} ${motion.slow} ${motion.ease}`,
  '@media': {
    [media.phone]: {
      paddingBottom: 'env(safe-area-inset-bottom)',
      borderRadius: `${radius.dialog} ${radius.dialog} 0 0`,
      animationName: slideUp,
    },
  },
});

export const head = style({ padding: `${space.x6} ${space.x16} 0 ${space.x6}` });
export const title = style({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
});
export const description = style({ marginTop: space.x1, color: color.inkMuted, fontSize: fontSize.sm });
export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  padding: space.x6,
  paddingTop: space.x4,
  overflowY: 'auto',
});

export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space.x3,
  padding: `0 ${space.x6} ${space.x6}`,
  '@media': { [media.phone]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});

export const close = style({
  ...bare,
  position: 'absolute',
  top: space.x3,
  right: space.x3,
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.control,
  color: color.inkMuted,
  fontSize: '1.25rem',
  cursor: 'pointer',
  ':hover': { background: color.sunken, color: color.ink },
});
