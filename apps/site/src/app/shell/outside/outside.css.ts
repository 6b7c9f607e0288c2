import { fontSize, inRows, layer, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** The statistics frame shows nothing. */
export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});

/** Distance that keeps the chat above the tab bar of phones. */
const aboveTabs = 'calc(72px + env(safe-area-inset-bottom))';

export const consent = style({
  position: 'fixed',
  insetInline: space.x4,
  insetBlockEnd: space.x4,
  zIndex: layer.sticky,
  ...inRows,
  justifyContent: 'flex-end',
  gap: space.x3,
  maxWidth: '640px',
  padding: space.x4,
  borderRadius: radius.card,
  border: `1px solid ${color.line}`,
  background: color.surface,
  boxShadow: color.shadowFloating,
  '@media': { [media.phone]: { insetBlockEnd: aboveTabs }, print: { display: 'none' } },
});

export const question = style({ flex: '1 1 260px', color: color.ink, fontSize: fontSize.sm });

export const chat = style({
  position: 'fixed',
  insetInlineStart: space.x4,
  insetBlockEnd: space.x4,
  zIndex: layer.sticky,
  display: 'grid',
  justifyItems: 'start',
  gap: space.x2,
  '@media': { [media.phone]: { insetBlockEnd: aboveTabs }, print: { display: 'none' } },
});

export const chatFrame = style({
  width: 'min(360px, calc(100vw - 32px))',
  height: 'min(520px, calc(100vh - 200px))',
  border: `1px solid ${color.line}`,
  borderRadius: radius.dialog,
  background: color.surface,
  boxShadow: color.shadowFloating,
});

export const chatButton = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: '44px',
  minWidth: '44px',
  justifyContent: 'center',
  paddingInline: space.x4,
  border: `1px solid ${color.line}`,
  borderRadius: radius.full,
  background: color.surface,
  color: color.ink,
  fontSize: fontSize.sm,
  boxShadow: color.shadowRaised,
});
