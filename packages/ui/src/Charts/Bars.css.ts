import { fontSize, oneLine, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const bars = style({ display: 'grid', gap: space.x3, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${space.x1} ${space.x4}`,
  fontSize: fontSize.sm,
});
export const label = style([oneLine, { color: color.ink }]);
export const figure = style({ color: color.inkMuted, fontVariantNumeric: 'tabular-nums' });
export const chart = style({ gridColumn: '1 / -1', width: '100%', height: '8px', overflow: 'visible' });
export const track = style({ fill: color.sunken });
export const bar = style({
  fill: color.accent,
  selectors: {
    '[data-tone=success] > &': { fill: color.success },
    '[data-tone=danger] > &': { fill: color.danger },
  },
});
