import { fontSize, lineHeight, media, space } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** What is said of the plan before its stages. */
export const about = style({
  display: 'grid',
  gap: space.x6,
  padding: space.x6,
  ...cardBox,
  '@media': { [media.phone]: { padding: space.x4 } },
});
export const words = style({ maxWidth: '38em', color: color.ink, lineHeight: lineHeight.text });

export const note = style({ color: color.inkMuted, fontSize: fontSize.sm });
