import { fontSize, fontWeight, media, radius, space } from '@lectern/themes';
import { accentFill, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: space.x3,
});

export const legend = style({
  marginBlockEnd: space.x3,
  padding: 0,
  color: color.ink,
  fontWeight: fontWeight.medium,
});

export const way = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: '56px',
  paddingInline: space.x4,
  borderRadius: radius.control,
  boxShadow: `0 0 0 1px ${color.line}`,
  // The outline shows the selection, also in forced colours.
  forcedColorAdjust: 'none',
  color: color.ink,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { boxShadow: `0 0 0 2px ${color.accent}`, background: color.accentSoft },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
export const radio = style({ position: 'absolute', opacity: 0, pointerEvents: 'none' });

/** The wallets' brand colours. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: '6px',
  color: '#fff',
  fontSize: fontSize.sm,
  selectors: {
    '[data-way=wechat] > &': { background: '#06794a' },
    '[data-way=alipay] > &': { background: '#0a56b8' },
  },
});

export const problem = style({ color: color.danger });

export const code = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.x3,
  minHeight: '320px',
  marginBlockStart: space.x4,
  padding: space.x4,
  borderRadius: radius.card,
  background: color.sunken,
  color: color.ink,
  textAlign: 'center',
});

/** Shorter than the box of a QR code, since there is nothing to scan. */
export const balanceBox = style([code, { minHeight: '160px' }]);

/** A QR code must be dark on light to be readable, also in dark mode. */
export const paper = style({
  padding: space.x4,
  borderRadius: radius.control,
  background: '#fff',
  lineHeight: 0,
});
export const scan = style({ color: color.inkMuted, fontSize: fontSize.sm });

export const openLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: space.x6,
  borderRadius: radius.control,
  ...accentFill,
  fontWeight: fontWeight.medium,
  ':hover': { background: color.accentHover },
  '@media': {
    [media.phone]: { width: '100%', justifyContent: 'center', boxSizing: 'border-box', order: -1 },
  },
});
