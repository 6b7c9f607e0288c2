import { fontSize, fontWeight, layer, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const nav = style({
  position: 'sticky',
  top: '56px',
  zIndex: layer.sticky,
  display: 'flex',
  gap: space.x6,
  marginBlockEnd: space.x6,
  background: color.page,
  borderBlockEnd: `1px solid ${color.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const step = style({
  flex: 'none',
  minHeight: '48px',
  padding: 0,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  background: 'none',
  color: color.inkMuted,
  font: 'inherit',
  fontSize: fontSize.md,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { color: color.ink },
  selectors: {
    '&[aria-current]': {
      borderBlockEndColor: color.accent,
      color: color.accentText,
      fontWeight: fontWeight.medium,
    },
  },
});

export const part = style({
  marginBlockEnd: '40px',
  scrollMarginTop: '120px',
  '@media': { [media.desktop]: { marginBlockEnd: space.x12 } },
});
