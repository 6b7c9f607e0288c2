import { fontSize, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** As far from the next button as a link without a border. */
export const over = style({ paddingInline: space.x2, color: color.inkMuted, fontSize: fontSize.sm });
