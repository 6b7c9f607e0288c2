import { fontSize, fontWeight, media, motion, oneLine, space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';
import { flex } from './mixins.ts';

export const menu = style({
  display: 'none',
  flex: '1 1 0',
  minWidth: 0,
  height: '100%',
  '@media': { [media.desktop]: { display: 'flex' } },
});

/* Wrapped entries are cut off; panels are not, since they belong to the bar and not to this list. */
export const menuList = style({
  display: 'flex',
  justifyContent: 'inherit',
  flexWrap: 'wrap',
  minWidth: 0,
  height: '100%',
  overflow: 'hidden',
});

export const menuItem = style({ flexShrink: 0 });

/* At once: a reader without motion gets every change as a moment's transition, and would see it over its neighbours. */
export const measured = style({ position: 'absolute', visibility: 'hidden', transition: 'none' });

export const menuGroup = style({ display: 'flex', position: 'static' });

export const menuLink = style({
  ...flex,
  position: 'relative',
  flexShrink: 0,
  gap: space.x1,
  height: '56px',
  padding: `0 ${space.x3}`,
  fontSize: fontSize.sm,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outlineOffset: '-4px',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: `auto ${space.x3} 8px`,
      height: '2px',
      borderRadius: '2px',
      background: 'currentColor',
      transform: 'scaleX(0)',
      transition: `transform ${motion.slow} ${motion.ease}`,
    },
    '&:hover::after, &[aria-current]::after': { transform: 'none' },
    '&[aria-current]': { fontWeight: fontWeight.strong },
    // The button that opens its submenu takes this space; overlapping touch targets would both be too small.
    '&:has(+ button)': { paddingInlineEnd: 0 },
    '&:has(+ button)::after': { insetInlineEnd: 0 },
  },
});

export const menuName = style({ ...oneLine, maxWidth: '10em' });

export const menuToggle = style({
  ...flex,
  justifyContent: 'center',
  width: '24px',
  height: '56px',
  outlineOffset: '-4px',
});
