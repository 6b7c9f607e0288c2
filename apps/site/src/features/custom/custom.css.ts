import { fontSize, fontWeight, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gap: space.x4,
  marginBlockStart: space.x3,
  '@media': {
    [media.desktop]: { gridTemplateColumns: '200px minmax(0, 684px)', gap: space.x16, marginBlockStart: 0 },
  },
});

/** A page without neighbours is centred. */
export const singleColumn = style({ maxWidth: '684px', marginInline: 'auto' });

export const title = style({
  margin: `${space.x4} 0 ${space.x6}`,
  fontSize: fontSize.hero,
  '@media': { [media.phone]: { fontSize: fontSize.xxl } },
});

export const body = style({ fontSize: fontSize.lg, lineHeight: '1.8' });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: '88px',
      flexDirection: 'column',
      marginBlockStart: space.x6,
      borderInlineStart: `1px solid ${color.line}`,
    },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: space.x4,
  color: color.inkMuted,
  ':hover': { color: color.accentText },
  selectors: {
    '&[aria-current="page"]': {
      color: color.accentText,
      fontWeight: fontWeight.medium,
      boxShadow: `inset 0 -2px ${color.accentText}`,
    },
  },
  '@media': {
    [media.desktop]: {
      selectors: { '&[aria-current="page"]': { boxShadow: `inset 2px 0 ${color.accentText}` } },
    },
  },
});

export const cards = style({ display: 'grid', gap: space.x3, maxWidth: '684px' });

export const card = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '56px',
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.ink,
  fontSize: fontSize.lg,
  ':hover': { color: color.accentText },
});
