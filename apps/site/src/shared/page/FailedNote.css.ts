import { inRows, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const note = style({ ...inRows, gap: space.x3, color: color.inkMuted });
