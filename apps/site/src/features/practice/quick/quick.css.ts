import { fontSize, fontWeight, inRows, layer, media, space, tabularFigures } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** Sticky, so that the hand-in button is always visible: below the questions, or beside them where there is room. */
export const footer = style({
  position: 'sticky',
  bottom: space.x4,
  zIndex: layer.sticky,
  ...inRows,
  gap: `${space.x2} ${space.x4}`,
  padding: `${space.x3} ${space.x4}`,
  ...cardBox,
  // Above the tab bar of a phone.
  '@media': {
    [media.phone]: { bottom: `calc(56px + ${space.x2} + env(safe-area-inset-bottom))` },
    [media.desktop]: {
      display: 'grid',
      alignSelf: 'start',
      gap: space.x4,
      top: '88px',
      bottom: 'auto',
      padding: space.x6,
    },
    [media.low]: { position: 'relative', top: 0, bottom: 0 },
  },
});
export const progress = style([
  tabularFigures,
  { marginInlineEnd: 'auto', color: color.inkMuted, fontSize: fontSize.sm },
]);
export const problem = style({ flex: '1 0 100%', color: color.danger, fontSize: fontSize.sm });

export const score = style([
  tabularFigures,
  { color: color.ink, fontSize: fontSize.xl, fontWeight: fontWeight.strong },
]);
export const muted = style({ color: color.inkMuted });
