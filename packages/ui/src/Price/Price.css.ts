import { fontSize, fontWeight, space, visuallyHidden } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const price = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.x2}`,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.3',
  // Beside something else that can wrap, a sum is never cut in two.
  overflowWrap: 'break-word',
});

export const now = style({
  color: color.price,
  fontWeight: fontWeight.strong,
  selectors: {
    '[data-size=medium] > &': { fontSize: fontSize.lg },
    '[data-size=large] > &': { fontSize: fontSize.xxl },
    '[data-state=free] > &': { color: color.success },
    '[data-state=unknown] > &': {
      color: color.inkMuted,
      fontSize: fontSize.sm,
      fontWeight: fontWeight.regular,
    },
  },
});

export const original = style({ color: color.inkMuted, fontSize: fontSize.xs });
export const hidden = style(visuallyHidden);
