import { fontWeight, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** The row scrolls where it is wider than the screen. */
export const tabs = style({
  display: 'flex',
  gap: space.x6,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginBlockEnd: space.x4,
  boxShadow: `inset 0 -1px ${color.line}`,
  '@media': { print: { display: 'none' } },
});
export const tab = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '48px',
  minWidth: '44px',
  color: color.inkMuted,
  ':hover': { color: color.ink },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  selectors: {
    '&[aria-current=page]': {
      boxShadow: `inset 0 -2px ${color.accent}`,
      color: color.accentText,
      fontWeight: fontWeight.medium,
    },
  },
});
