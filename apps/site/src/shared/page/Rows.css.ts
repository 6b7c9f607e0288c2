import { radius } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** A card of rows, one under the other. Its margin is its page's. */
export const rows = style({
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
});
