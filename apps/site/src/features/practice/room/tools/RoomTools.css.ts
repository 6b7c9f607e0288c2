import { fontSize, inRows, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';
import { HIGHLIGHT } from './highlights.ts';

export const tools = style({
  ...inRows,
  gap: `${space.x1} ${space.x2}`,
  // The words of the quiet buttons stand where the column begins and ends.
  marginInline: `-${space.x3}`,
});

export const help = style({
  flex: '1 0 100%',
  paddingInline: space.x3,
  color: color.inkMuted,
  fontSize: fontSize.sm,
});

// The line under it says the same to those who do not see the colour.
globalStyle(`::highlight(${HIGHLIGHT})`, {
  background: color.warningSoft,
  color: color.ink,
  textDecoration: `underline 2px ${color.warning}`,
});
