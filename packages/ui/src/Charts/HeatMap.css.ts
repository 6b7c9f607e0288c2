import { fontSize, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

const small = { color: color.inkMuted, fontSize: fontSize.xs, lineHeight: '16px' } as const;

/** As wide as its weeks, so that the legend ends where they end. */
export const heatMap = style({ width: 'fit-content', maxWidth: '100%' });
export const map = style({ display: 'flex', gap: space.x2 });
export const weekdays = style({ flex: 'none', paddingBlockStart: '20px' });
export const weekday = style({ ...small, display: 'block', height: '16px', whiteSpace: 'nowrap' });
/**
 * Initially scrolled to its end, where the newest days are, by CSS alone, since a script would have to force a
 * layout.
 */
export const scroller = style({
  minWidth: 0,
  overflowX: 'auto',
  paddingBlockEnd: space.x1,
  direction: 'rtl',
});
export const months = style({ position: 'relative', height: '20px' });
export const month = style({ ...small, position: 'absolute', top: 0, whiteSpace: 'nowrap' });
export const days = style({ height: '112px', borderRadius: '4px' });
export const day = style({ fill: color.sunken, stroke: color.line });
export const mark = style({ fill: color.accentText, pointerEvents: 'none' });
export const pointedDay = style({ fill: 'none', stroke: color.focus, strokeWidth: 2, pointerEvents: 'none' });
export const legendRow = style({
  ...small,
  ...tabularFigures,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.x1} ${space.x4}`,
  minHeight: '20px',
  marginBlockStart: space.x2,
});
export const legend = style({ display: 'inline-flex', alignItems: 'center', gap: space.x1 });
