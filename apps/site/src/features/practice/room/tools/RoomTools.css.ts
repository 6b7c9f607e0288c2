import { fontSize, inRows, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';
import { HIGHLIGHT } from './highlights.ts';

export const tools = style({
  ...inRows,
  gap: `${space.x1} ${space.x2}`,
  // Aligns the labels of the ghost buttons with the column's edges.
  marginInline: `-${space.x3}`,
});

export const help = style({
  flex: '1 0 100%',
  paddingInline: space.x3,
  color: color.inkMuted,
  fontSize: fontSize.sm,
});

// The underline marks the highlight for those who cannot see the colour.
globalStyle(`::highlight(${HIGHLIGHT})`, {
  background: color.warningSoft,
  color: color.ink,
  textDecoration: `underline 2px ${color.warning}`,
});
