import { fontSize, media, motion, radius, space } from '@lectern/themes';
import { color, forcedEdge } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { tint, flex } from './mixins.ts';
import { iconButton } from './parts.css.ts';

export const search = style({
  ...flex,
  position: 'relative',
  flexShrink: 1,
  width: '208px',
  height: '36px',
  color: 'inherit',
  background: ['#8883', tint(12)],
  border: forcedEdge,
  borderRadius: radius.full,
  transition: `background ${motion.fast}`,
  selectors: {
    '&:hover, &:focus-within': { background: tint(18) },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.phone]: {
      display: 'none',
      selectors: {
        '&[data-open]': {
          display: 'flex',
          position: 'absolute',
          // Fills the bar: the line is 56 px high, the unscrolled bar 64.
          inset: '-4px 0',
          zIndex: 1,
          width: 'auto',
          height: 'auto',
          paddingInline: space.x2,
          color: color.ink,
          background: color.surface,
          borderRadius: 0,
          outline: 'none',
        },
      },
    },
  },
});

export const searchField = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: `0 ${space.x2} 0 ${space.x4}`,
  background: 'none',
  border: 0,
  outline: 'none',
  fontSize: fontSize.sm,
  '::placeholder': { color: 'inherit', opacity: 0.86 },
  '::-webkit-search-cancel-button': { display: 'none' },
  '@media': { [media.phone]: { fontSize: fontSize.md } },
});

export const searchSubmit = style({
  ...flex,
  justifyContent: 'center',
  flexShrink: 0,
  width: '36px',
  height: '36px',
  borderRadius: radius.full,
  '@media': { [media.phone]: { width: '44px', height: '44px' } },
});

export const searchCancel = style({
  display: 'none',
  '@media': {
    [media.phone]: { display: 'block', height: '44px', padding: `0 ${space.x2}`, color: color.accentText },
  },
});

export const searchOpener = style([iconButton, { '@media': { [media.tablet]: { display: 'none' } } }]);
