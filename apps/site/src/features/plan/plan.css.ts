import { fontSize, inRows, lineHeight, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gap: space.x6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.phone]: { gap: space.x4 },
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.x4 },
    [media.desktop]: { gap: space.x6 },
  },
});

export const ideas = style({
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.x6 } },
});
export const ideaIcon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: radius.full,
  background: color.accentSoft,
  color: color.accentText,
});
export const ideaText = style({
  margin: `${space.x1} 0 0`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.text,
});

export const section = style({
  marginBlockStart: '40px',
  '@media': { [media.desktop]: { marginBlockStart: space.x12 } },
});

export const bar = style({
  ...inRows,
  justifyContent: 'space-between',
  gap: space.x3,
  minHeight: '44px',
  marginBlock: `${space.x6} ${space.x4}`,
});
