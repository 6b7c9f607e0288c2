import { fontSize, media, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const part = style({ marginBlockStart: space.x8 });
export { listRows as rows } from '../../../shared/page/list/Rows.css.ts';
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 180px 132px',
  alignItems: 'center',
  gap: space.x4,
  minHeight: '56px',
  padding: `${space.x2} ${space.x4}`,
  color: color.ink,
  ':hover': { background: color.sunken },
  selectors: { 'li + li > &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: space.x1 } },
});
export const title = style({
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
export const muted = style([
  tabularFigures,
  { color: color.inkMuted, fontSize: fontSize.sm, textAlign: 'end' },
]);
export const bar = style({ '@media': { [media.phone]: { alignSelf: 'center' } } });
export const actions = style({ display: 'flex', gap: space.x2, '@media': { print: { display: 'none' } } });
