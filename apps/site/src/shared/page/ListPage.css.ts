import { fontSize, lineHeight, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** Cards, one under the other. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  marginBlockEnd: space.x6,
});

/** What a list is of, below the page's heading. */
export const lead = style({
  maxWidth: '38em',
  margin: `-${space.x2} 0 ${space.x4}`,
  color: color.inkMuted,
  lineHeight: lineHeight.text,
  '@media': { [media.tablet]: { fontSize: fontSize.lg } },
});
