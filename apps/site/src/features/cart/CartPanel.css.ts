import { fontSize, fontWeight, layer, media, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** Below the cart's badge, at the end of the page's column; as wide as the screen on a phone. */
export const panel = style({
  position: 'fixed',
  zIndex: layer.overlay,
  top: '72px',
  insetInlineEnd: 'max(24px, calc((100vw - 1200px) / 2))',
  display: 'grid',
  gap: space.x3,
  width: '360px',
  padding: space.x4,
  borderRadius: radius.card,
  background: color.surface,
  color: color.ink,
  boxShadow: color.shadowFloating,
  border: `1px solid ${color.line}`,
  '@media': { [media.phone]: { insetInline: space.x3, width: 'auto' }, print: { display: 'none' } },
});

export const mark = style({ color: color.success });
export const title = style({ flex: 1, fontSize: fontSize.md, fontWeight: fontWeight.strong });
export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: radius.control,
  color: color.inkMuted,
  ':hover': { background: color.sunken },
  '@media': { [media.touch]: { width: '44px', height: '44px', margin: '-6px' } },
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
});
export const cover = style({
  width: '64px',
  height: '36px',
  borderRadius: radius.control,
  objectFit: 'cover',
  background: color.sunken,
});
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});
export const price = style([tabularFigures, { fontSize: fontSize.sm }]);

export const footer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  paddingBlockStart: space.x3,
  borderBlockStart: `1px solid ${color.line}`,
});
export const amount = style([
  tabularFigures,
  { display: 'grid', color: color.inkMuted, fontSize: fontSize.sm },
]);
export const total = style({ color: color.price, fontSize: fontSize.lg, fontWeight: fontWeight.strong });
