import { space } from '@lectern/themes';
import { cardBox } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** A card of rows, one under the other. Its margin is its page's. */
export const rows = style({
  ...cardBox,
});
/** The rows that are the list of their page: what comes after them keeps its distance. */
export const listRows = style([rows, { margin: `0 0 ${space.x6}` }]);
