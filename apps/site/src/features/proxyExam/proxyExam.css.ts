import { fontSize, fontWeight, inRows, layer, media, radius, space } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { reach } from '../../shared/page/reach.css.ts';

/** Stays on one line while there is room; otherwise it breaks only at a space. */
export const moment = style({ display: 'inline-block', verticalAlign: 'top', wordBreak: 'keep-all' });

export const note = style({
  ...inRows,
  justifyContent: 'space-between',
  gap: space.x3,
  margin: `0 0 ${space.x4}`,
  padding: `${space.x3} ${space.x4}`,
  borderRadius: radius.card,
  background: color.accentSoft,
  color: color.ink,
});

export const nameLink = style([
  reach,
  { color: color.ink, fontWeight: fontWeight.strong, ':hover': { color: color.accentText } },
]);
export const footer = style({
  ...inRows,
  justifyContent: 'flex-end',
  gap: space.x3,
  paddingBlockStart: space.x3,
  borderBlockStart: `1px solid ${color.line}`,
});
export const pick = style({ marginInlineEnd: 'auto' });

/** Sticky while several are chosen, so that the action is reachable from anywhere in the list. */
export const bar = style({
  ...cardBox,
  position: 'sticky',
  bottom: space.x4,
  ...inRows,
  justifyContent: 'space-between',
  gap: space.x3,
  padding: `${space.x3} ${space.x4}`,
  boxShadow: color.shadowFloating,
  zIndex: layer.sticky,
  '@media': {
    [media.phone]: { bottom: `calc(56px + ${space.x3} + env(safe-area-inset-bottom))` },
    [media.low]: { position: 'relative', bottom: 0 },
  },
});
export const problem = style({ color: color.danger, fontSize: fontSize.sm });
