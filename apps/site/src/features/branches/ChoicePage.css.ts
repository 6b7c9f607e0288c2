import { fontSize, fontWeight, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gap: space.x3,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.x4 },
  },
});

export const school = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  boxSizing: 'border-box',
  minHeight: '44px',
  height: '100%',
  padding: space.x4,
  borderRadius: radius.card,
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: color.ink,
  ':hover': { borderColor: color.accentText },
  selectors: { '&[aria-current="true"]': { borderColor: color.accentText, background: color.accentSoft } },
});

export const logo = style({ width: '40px', height: '40px', objectFit: 'contain' });
/** The city is beside the name, or below a name that fills the line. */
export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.x3,
  minWidth: 0,
});
export const name = style({ fontWeight: fontWeight.medium });
export const city = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const search = style({ marginBlockEnd: space.x6, maxWidth: '400px' });

export const letter = style({
  minWidth: '44px',
  minHeight: '44px',
  paddingInline: space.x3,
  borderRadius: radius.full,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  ':hover': { color: color.accentText },
  selectors: {
    '&[aria-pressed="true"]': {
      background: color.accentSoft,
      color: color.accentText,
      fontWeight: fontWeight.medium,
    },
  },
});
