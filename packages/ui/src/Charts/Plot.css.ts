import { fontSize, radius, space, tabularFigures } from '@lectern/themes';
import { color, forcedEdge } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** Width of the numbers beside the scale. */
const scaleWidth = '48px';

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x4}`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
});
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: space.x2 });
export const sample = style({ width: '24px', height: '8px' });

export const plot = style({
  position: 'relative',
  height: '220px',
  // A horizontal drag reads the values; a vertical drag scrolls the page.
  touchAction: 'pan-y',
  marginInlineStart: scaleWidth,
  marginInlineEnd: space.x2,
});
export const tick = style({
  position: 'absolute',
  insetInline: 0,
  borderBlockStart: `1px solid ${color.line}`,
});
export const figureText = style({
  position: 'absolute',
  insetInlineEnd: '100%',
  top: 0,
  paddingInlineEnd: space.x2,
  color: color.inkMuted,
  fontSize: fontSize.xs,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  transform: 'translateY(-50%)',
  ...tabularFigures,
});
export const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
});
export const line = style({
  fill: 'none',
  stroke: color.accentText,
  strokeWidth: '2',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  selectors: {
    '&[data-look="1"], [data-look="1"] > &': { stroke: color.success, strokeDasharray: '6 5' },
    '&[data-look="2"], [data-look="2"] > &': { stroke: color.warning, strokeDasharray: '1 5' },
  },
});
/** A disc, a square, and a diamond. */
export const point = style({
  position: 'absolute',
  width: '7px',
  height: '7px',
  border: `2px solid ${color.accentText}`,
  borderRadius: radius.full,
  background: color.surface,
  transform: 'translate(-50%, -50%)',
  selectors: {
    '&[data-look="1"]': { borderColor: color.success, borderRadius: 0 },
    '&[data-look="2"]': {
      borderColor: color.warning,
      borderRadius: 0,
      rotate: '45deg',
      transformOrigin: '0 0',
    },
    '&[data-pointed]': { background: color.accentText },
    '&[data-pointed][data-look="1"]': { background: color.success },
    '&[data-pointed][data-look="2"]': { background: color.warning },
  },
});
export const readout = style({
  position: 'absolute',
  top: 0,
  display: 'grid',
  padding: `${space.x1} ${space.x2}`,
  borderRadius: radius.control,
  background: color.surface,
  border: forcedEdge,
  boxShadow: color.shadowRaised,
  fontSize: fontSize.xs,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  ...tabularFigures,
  selectors: {
    '&[data-side=start]': { transform: 'translateX(calc(-100% - 12px))' },
    '&[data-side=end]': { transform: 'translateX(12px)' },
  },
});
/** Below this width every second label is hidden, since labels would overlap. */
const isNarrow = '(max-width: 520px)';

export const labels = style({
  containerType: 'inline-size',
  position: 'relative',
  height: '28px',
  marginInlineStart: scaleWidth,
  marginInlineEnd: space.x2,
  color: color.inkMuted,
  fontSize: fontSize.xs,
  ...tabularFigures,
});
export const label = style({
  position: 'absolute',
  top: space.x2,
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
  selectors: {
    '&[data-at=first]': { transform: 'none' },
    '&[data-at=last]': { transform: 'translateX(-100%)' },
    '&[data-room=narrow]': { display: 'none' },
  },
  '@container': {
    [isNarrow]: {
      selectors: { '&[data-room=wide]': { display: 'none' }, '&[data-room=narrow]': { display: 'block' } },
    },
  },
});
