import { fontSize, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.x4} ${space.x6}`,
  alignItems: 'start',
  '@media': { '(max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const fullWidth = style({ gridColumn: '1 / -1' });
export const problem = style({ color: color.danger, fontSize: fontSize.sm });
export const hint = style({ margin: `0 0 ${space.x4}`, color: color.inkMuted, fontSize: fontSize.sm });
