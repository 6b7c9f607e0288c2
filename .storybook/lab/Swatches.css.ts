import { fontSize, fontWeight, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const swatches = style({
  display: 'grid',
  gap: space.x1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
});
export const swatch = style({
  position: 'relative',
  display: 'grid',
  gap: space.x1,
  padding: space.x1,
  borderRadius: radius.control,
  cursor: 'pointer',
  ':hover': { background: color.sunken },
  '@media': { [media.touch]: { minHeight: '44px' } },
  selectors: {
    '&:has(:checked)': { background: color.accentSoft },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
});
/** Invisible, but covers the whole swatch as the target of clicks and screen readers. */
export const radio = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
export const chip = style({
  display: 'flex',
  alignItems: 'center',
  height: '28px',
  padding: `0 ${space.x2}`,
  borderRadius: '6px',
  border: `1px solid ${color.line}`,
  forcedColorAdjust: 'none',
  selectors: { [`${radio}:checked + &`]: { outline: `2px solid ${color.accentText}`, outlineOffset: '1px' } },
});
export const mark = style({ width: '40%', height: '6px', borderRadius: radius.full });
export const name = style({
  fontSize: fontSize.xs,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
  selectors: { [`${radio}:checked ~ &`]: { fontWeight: fontWeight.strong, color: color.ink } },
});
