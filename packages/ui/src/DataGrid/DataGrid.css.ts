import { fontSize, radius, space, tabularFigures } from '@lectern/themes';
import { color, forcedEdge } from '@lectern/themes/css';
import { createVar, style } from '@vanilla-extract/css';

/** Background of sticky cells. */
const background = createVar();

export const grid = style({
  vars: { [background]: color.surface },
  position: 'relative',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlockStart: '45px',
  borderRadius: radius.control,
  background,
  border: forcedEdge,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
});
export const content = style({ minWidth: 'max-content' });
export const headGroup = style({ position: 'sticky', top: 0, zIndex: 2 });
export const row = style({
  display: 'grid',
  background,
  selectors: { '&[aria-selected=true]': { vars: { [background]: color.accentSoft } } },
});
const box = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: '44px',
  padding: `${space.x2} ${space.x3}`,
  borderBlockEnd: `1px solid ${color.line}`,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  selectors: {
    '&[data-figure]': { justifyContent: 'end' },
    '&[data-sticky]': { position: 'sticky', insetInlineStart: 0, zIndex: 1, background },
  },
});
export const head = style([
  box,
  { background: color.sunken, color: color.inkMuted, fontSize: fontSize.sm, whiteSpace: 'nowrap' },
]);
export const cell = style([tabularFigures, box, { color: color.ink, overflowWrap: 'anywhere' }]);
/** Fills its cell, so that the whole cell can be clicked. */
export const boxLabel = style({ margin: `-${space.x2} -${space.x3}`, padding: `${space.x2} ${space.x3}` });
export const empty = style({ margin: 0, paddingBlock: space.x6, color: color.inkMuted, textAlign: 'center' });
