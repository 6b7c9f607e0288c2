import { fontSize, fontWeight, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const heading = style({
  margin: `${space.x8} 0 ${space.x4}`,
  color: color.ink,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
});
export const pictures = style({
  display: 'grid',
  gap: space.x4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 480px), 1fr))' } },
});
/** A year of weeks is wide. */
export const calendar = style({ '@media': { [media.desktop]: { gridColumn: '1 / -1' } } });
