import { cardBox } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** A card of rows, one under the other. Its margin is its page's. */
export const rows = style({
  ...cardBox,
});
