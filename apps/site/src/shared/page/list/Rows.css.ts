import { space } from '@lectern/themes';
import { cardBox } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** A card of rows, one below the other. The page sets its margin. */
export const rows = style({ ...cardBox });
/** Rows that are the page's main list, with a margin to what follows. */
export const listRows = style([rows, { margin: `0 0 ${space.x6}` }]);
