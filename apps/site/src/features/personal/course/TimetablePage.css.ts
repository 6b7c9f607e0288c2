import { fontSize, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const weeks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
export const span = style([tabularFigures, { color: color.ink, fontSize: fontSize.sm }]);
export const zone = style({ margin: `${space.x4} 0 0`, color: color.inkMuted, fontSize: fontSize.xs });
