import { fontSize, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** Each as wide as its words, so that a span of time stays on its line where there is room. */
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.x3} ${space.x8}`, margin: 0 });
export const fact = style({ display: 'grid', alignContent: 'start', gap: '2px', minWidth: '72px' });
export const what = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const value = style([tabularFigures, { margin: 0, color: color.ink, overflowWrap: 'anywhere' }]);
