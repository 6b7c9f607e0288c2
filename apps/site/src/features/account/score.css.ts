import { fontSize, fontWeight, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const rule = style({
  padding: `${space.x1} ${space.x3}`,
  borderRadius: radius.full,
  background: color.sunken,
  color: color.ink,
  fontSize: fontSize.sm,
});
export const points = style([
  tabularFigures,
  { marginInlineStart: space.x1, color: color.accentText, fontWeight: fontWeight.medium },
]);

export { listRows as list } from '../../shared/page/list/Rows.css.ts';
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.x4,
  padding: `${space.x3} ${space.x4}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
export const remark = style({ color: color.ink, overflowWrap: 'anywhere' });
export const time = style([tabularFigures, { gridColumn: 1, color: color.inkMuted, fontSize: fontSize.sm }]);
export const change = style([
  tabularFigures,
  {
    gridArea: '1 / 2 / span 2',
    color: color.inkMuted,
    fontSize: fontSize.lg,
    fontWeight: fontWeight.medium,
    selectors: { '&[data-gain]': { color: color.success } },
  },
]);
