import { fontSize, lineHeight } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const description = style({ maxWidth: '38em', color: color.ink, lineHeight: lineHeight.text });

export const note = style({ color: color.inkMuted, fontSize: fontSize.sm });
