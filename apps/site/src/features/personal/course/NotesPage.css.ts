import { fontSize, inRows, space, tabularFigures } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: space.x3, margin: `0 0 ${space.x6}` });
export const card = style({ padding: space.x4, ...cardBox });
export const content = style({
  maxWidth: '38em',
  color: color.ink,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const footer = style({
  ...inRows,
  gap: `${space.x1} ${space.x4}`,
  marginBlockStart: space.x2,
  fontSize: fontSize.sm,
});
export const lessonLink = style({ color: color.accentText, overflowWrap: 'anywhere' });
export const date = style([tabularFigures, { marginInlineStart: 'auto', color: color.inkMuted }]);
