import { fontSize, fontWeight, lineHeight, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { toEdges } from './shelves.css.ts';

export const teachers = style([
  toEdges,
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(128px, 180px)',
    gap: space.x6,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
]);

export const teacher = style({ display: 'block', color: color.ink, borderRadius: radius.card });

/** A picture, or the first character of a name. */
export const portrait = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  borderRadius: radius.card,
  background: color.accentSoft,
  color: color.accentText,
  fontSize: fontSize.hero,
});

export const name = style({
  margin: `${space.x3} 0 0`,
  fontSize: fontSize.md,
  fontWeight: fontWeight.medium,
});
export const role = style({
  margin: '2px 0 0',
  color: color.inkMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.heading,
});

export const columns = style({
  display: 'grid',
  gap: '40px',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 280px', gap: space.x16 } },
});

export const newsItem = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space.x4,
  paddingBlock: space.x4,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.ink,
  lineHeight: lineHeight.heading,
  ':hover': { color: color.accentText },
});

export const date = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const tag = style({ color: color.inkMuted, fontSize: fontSize.sm, marginInlineStart: space.x2 });
