import { fontWeight, space, visuallyHidden } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { controlReset, touchTarget } from '../internal/style.ts';

export const timer = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  color: color.ink,
  fontWeight: fontWeight.medium,
  selectors: { '&[data-soon]': { color: color.danger } },
});
export const figures = style({ fontVariantNumeric: 'tabular-nums', minWidth: '4.5ch', whiteSpace: 'nowrap' });
export const hideButton = style([
  touchTarget,
  {
    ...controlReset,
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    borderRadius: '6px',
    color: color.inkMuted,
    cursor: 'pointer',
  },
]);
export const announcement = style(visuallyHidden);
