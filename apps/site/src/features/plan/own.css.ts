import { fontSize, fontWeight, inRows, lineHeight, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const name = style({
  color: color.ink,
  fontSize: fontSize.lg,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
});
export { nameLink } from '../../shared/page/reach.css.ts';
export { facts as meta } from '../../shared/page/facts.css.ts';

/** One column per stage; on a phone below each other. */
export const stages = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  '@media': { '(max-width: 767.98px)': { gridAutoFlow: 'row', gap: space.x3 } },
});
export const stageName = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.x2}`,
  color: color.ink,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
});
export const stageState = style([
  tabularFigures,
  { flex: 'none', color: color.inkMuted, fontWeight: fontWeight.regular },
]);
export const deadline = style([
  tabularFigures,
  {
    color: color.inkMuted,
    fontSize: fontSize.xs,
    selectors: { '&[data-overdue]': { color: color.danger, fontWeight: fontWeight.medium } },
  },
]);

export const nextTask = style({
  ...inRows,
  justifyContent: 'space-between',
  gap: `${space.x3} ${space.x4}`,
  paddingBlockStart: space.x4,
  borderBlockStart: `1px solid ${color.line}`,
});
export const nextWords = style({
  flex: '1 1 220px',
  minWidth: 0,
  color: color.ink,
  overflowWrap: 'anywhere',
});
export const nextLabel = style({ marginInlineEnd: space.x2, color: color.inkMuted });
