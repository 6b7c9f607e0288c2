import { fontWeight, media, motion, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** A line separates the item from what follows; an only item has none, since its surroundings set it off. */
export const item = style({
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:only-child': { borderBottom: 'none' } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: '56px',
  paddingBlock: space.x2,
  color: color.ink,
  fontWeight: fontWeight.medium,
  listStyle: 'none',
  cursor: 'pointer',
  ':hover': { color: color.accentText },
});

export const title = style({ flex: 1, minWidth: 0 });
export const aside = style({ color: color.inkMuted, fontSize: '0.875rem', fontWeight: fontWeight.regular });

export const chevron = style({
  flex: 'none',
  color: color.inkMuted,
  transition: `transform ${motion.slow} ${motion.ease}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const panel = style({ paddingBlock: `${space.x1} ${space.x4}` });
