import { fontSize, fontWeight, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const shell = style({
  display: 'grid',
  // Beside a wide button the field must shrink below the default width of inputs.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x1,
  minWidth: 0,
  border: 0,
  padding: 0,
});

export const label = style({
  padding: 0,
  color: color.ink,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  selectors: { '[data-required] > &::after': { content: '" *"', color: color.danger } },
});

export const hint = style({ color: color.inkMuted, fontSize: fontSize.xs });

export const message = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  color: color.danger,
  fontSize: fontSize.sm,
});
