import { fontSize, fontWeight, inRows, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  maxWidth: '848px',
  outline: 'none',
});

export const line = style([
  tabularFigures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.x1} ${space.x4}`,
    color: color.inkMuted,
    fontSize: fontSize.sm,
    overflowWrap: 'anywhere',
  },
]);

export const outcome = style({
  ...inRows,
  gap: `${space.x2} ${space.x4}`,
  minHeight: '56px',
  padding: `${space.x2} ${space.x4}`,
  borderRadius: radius.card,
  background: color.sunken,
  selectors: {
    '&[data-verdict=right]': { background: color.successSoft },
    '&[data-verdict=wrong]': { background: color.dangerSoft },
  },
});

export const verdict = style({ marginInlineEnd: 'auto', fontWeight: fontWeight.medium });
