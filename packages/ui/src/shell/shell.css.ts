import { fontSize, fontWeight, layer, media, radius, space } from '@lectern/themes';
import { accentFill, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const skip = style({
  position: 'fixed',
  top: space.x2,
  insetInlineStart: space.x2,
  zIndex: layer.toast,
  padding: `${space.x2} ${space.x4}`,
  ...accentFill,
  borderRadius: radius.control,
  boxShadow: color.shadowFloating,
  // Far enough away that its shadow does not extend into the page.
  selectors: { '&:not(:focus)': { transform: 'translateY(-400%)' } },
  '@media': { print: { display: 'none' } },
});

export const banner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  minHeight: '40px',
  padding: `${space.x1} ${space.x4}`,
  color: color.warning,
  background: color.warningSoft,
  fontSize: fontSize.sm,
});
export const bannerText = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const bannerClose = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '32px',
  height: '32px',
  borderRadius: radius.full,
  '@media': { [media.touch]: { width: '44px', height: '44px' } },
});

export const tabBar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.header,
  display: 'flex',
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.low]: { position: 'relative' }, [media.tablet]: { display: 'none' } },
});
export const tab = style({
  display: 'grid',
  flex: 1,
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  height: '56px',
  color: color.inkMuted,
  // Four labels side by side: with an enlarged font size they grow only as far as a quarter of the screen has
  // room.
  fontSize: `min(${fontSize.xs}, 4.2vw)`,
  lineHeight: '1.3',
  outlineOffset: '-4px',
  selectors: { '&[aria-current]': { color: color.accentText, fontWeight: fontWeight.strong } },
});
