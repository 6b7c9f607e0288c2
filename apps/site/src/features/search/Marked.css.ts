import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const mark = style({ background: color.accentSoft, color: color.accentText, borderRadius: '3px' });
