import { fontWeight, inRows, space } from '@lectern/themes';
import { cardBox } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const panel = style({ marginBlockEnd: space.x4, padding: `0 ${space.x3} ${space.x3}`, ...cardBox });
/** Adds no height to its line of text, and does not shrink. */
export const remove = style({ flex: 'none', marginBlock: '-8px', paddingInline: space.x2 });
export const name = style({ ...inRows, gap: space.x2, fontWeight: fontWeight.medium });
