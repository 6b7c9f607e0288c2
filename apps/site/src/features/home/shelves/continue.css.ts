import { fontSize, fontWeight, lineHeight, media, oneLine, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { grid } from './shelves.css.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: space.x3,
  alignItems: 'center',
  padding: space.x3,
  borderRadius: radius.card,
  background: color.surface,
  border: `1px solid ${color.line}`,
  color: color.ink,
  ':hover': { boxShadow: color.shadowRaised },
});

export const cover = style({
  width: '112px',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: radius.control,
  background: color.sunken,
});

export const name = style({
  fontSize: fontSize.md,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  ...oneLine,
});

export const lesson = style([
  name,
  { color: color.inkMuted, fontSize: fontSize.xs, fontWeight: fontWeight.regular, marginBlock: '2px 6px' },
]);

export const begin = style({ maxWidth: '400px' });

/** A placeholder for the cover if no course was started. */
export const icon = style([cover, { display: 'grid', placeItems: 'center', color: color.accentText }]);

export const text = style({
  margin: '2px 0 0',
  color: color.inkMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.text,
});

/** One row, whatever their number: it scrolls sideways where there is no room. */
export const row = style([
  grid,
  {
    gridAutoColumns: 'minmax(min(86%, 340px), 1fr)',
    '@media': {
      [media.tablet]: {
        gridAutoFlow: 'column',
        gridTemplateColumns: 'none',
        gridAutoColumns: 'minmax(280px, 400px)',
        overflow: 'auto',
      },
      [media.desktop]: { gridTemplateColumns: 'none' },
    },
  },
]);
