import { fontWeight, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const tabs = style({
  display: 'flex',
  gap: space.x6,
  marginBlockEnd: space.x4,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '48px',
  minWidth: '44px',
  marginBlockEnd: '-1px',
  borderBlockEnd: '2px solid transparent',
  color: color.inkMuted,
  textDecoration: 'none',
  ':hover': { color: color.ink },
  selectors: {
    '&[aria-current=page]': {
      borderBlockEndColor: color.accent,
      color: color.accentText,
      fontWeight: fontWeight.medium,
    },
  },
});
