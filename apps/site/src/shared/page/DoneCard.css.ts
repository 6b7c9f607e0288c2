import { fontSize } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const card = style({ background: color.accentSoft, boxShadow: 'none' });
export const heading = style({ outline: 'none' });
export const help = style({ color: color.inkMuted, fontSize: fontSize.sm });
