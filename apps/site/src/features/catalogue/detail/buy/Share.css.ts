import { fontSize, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const ways = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x3,
  maxWidth: '240px',
  marginInline: 'auto',
  textAlign: 'center',
});
export const help = style({ color: color.ink, fontSize: fontSize.sm });
/** Selectable, to be copied by hand where there is no clipboard. */
export const address = style({
  color: color.inkMuted,
  fontSize: fontSize.xs,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
