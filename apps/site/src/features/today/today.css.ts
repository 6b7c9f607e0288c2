import { fontSize, fontWeight, inRows, media, radius, space, tabularFigures } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const panel = style({ marginBlockEnd: space.x8, padding: `${space.x4} ${space.x6}`, ...cardBox });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.x1} ${space.x4}`,
});
export const muted = style([tabularFigures, { color: color.inkMuted, fontSize: fontSize.sm }]);
export const facts = style([muted, { ...inRows, gap: `0 ${space.x4}` }]);
export const goal = style({
  color: color.accentText,
  paddingBlock: space.x2,
  '@media': { [media.touch]: { paddingBlock: space.x3 } },
});
export const rest = style([muted, { marginBlockStart: space.x1 }]);

export const list = style({ margin: `${space.x2} 0 0` });
export const row = style({
  ...inRows,
  gap: space.x3,
  paddingBlock: space.x2,
  minHeight: '44px',
  selectors: { '& + &': { boxShadow: `inset 0 1px 0 ${color.line}` } },
});
export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.25rem',
  height: '1.25rem',
});
export const tick = style({ color: color.success });
export const upcoming = style({ color: color.inkMuted });
/** Something still to do: a ring of the same size as the tick. */
export const openMark = style({
  width: '1.125rem',
  height: '1.125rem',
  borderRadius: radius.full,
  boxShadow: `inset 0 0 0 2px ${color.lineStrong}`,
});
/** The action wraps below the text before the text would become too narrow. */
export const text = style({ flex: '1 1 7rem', display: 'grid', gap: '2px', minWidth: 0 });
export const end = style({ marginInlineStart: 'auto' });
export const name = style({ color: color.ink, overflowWrap: 'anywhere' });

/** The single thing to begin with. */
export const nextTask = style({
  display: 'grid',
  gap: space.x1,
  padding: space.x6,
  borderRadius: radius.card,
  background: color.accentSoft,
});
export const nextTaskName = style({
  color: color.ink,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
});
export const nextTaskAction = style({ marginBlockStart: space.x3 });
