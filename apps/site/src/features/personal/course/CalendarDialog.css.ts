import { fontSize, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const part = style({
  selectors: { '& + &': { marginTop: space.x6, paddingTop: space.x6, borderTop: `1px solid ${color.line}` } },
});
export const hint = style({
  margin: `${space.x1} 0 ${space.x4}`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
});
