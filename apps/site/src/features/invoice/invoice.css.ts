import { fontSize, fontWeight, inRows, media, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const head = style({ ...inRows, gap: `${space.x1} ${space.x3}` });
export const meta = style({ color: color.inkMuted, fontSize: fontSize.sm, overflowWrap: 'anywhere' });
export const state = style({ marginInlineStart: 'auto' });

export const cardFoot = style({
  ...inRows,
  justifyContent: 'space-between',
  gap: space.x3,
  minHeight: '40px',
  paddingBlockStart: space.x3,
  borderBlockStart: `1px solid ${color.line}`,
});
export const orderTotal = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const amount = style([
  tabularFigures,
  { marginInlineStart: space.x1, color: color.ink, fontSize: fontSize.lg, fontWeight: fontWeight.strong },
]);

export const titles = style({ marginBlockStart: space.x8 });
export const status = style({ ...inRows, gap: space.x3, color: color.inkMuted });
export { rows } from '../../shared/page/list/Rows.css.ts';
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
  minHeight: '64px',
  padding: `${space.x2} ${space.x4}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
export const rowWords = style({ display: 'grid', gap: '2px', minWidth: 0 });
export const rowName = style({ color: color.ink, overflowWrap: 'anywhere' });

export const optionalFields = style({ display: 'grid' });
export const moreName = style({
  paddingBlock: space.x2,
  color: color.accentText,
  fontSize: fontSize.sm,
  cursor: 'pointer',
  ':focus-visible': {
    outline: `2px solid ${color.focus}`,
    outlineOffset: '2px',
    borderRadius: radius.control,
  },
  '@media': { [media.touch]: { paddingBlock: space.x3 } },
});
export const problem = style({ color: color.danger, fontSize: fontSize.sm });
/** As the actions of every dialog: on a phone they share its width. */
export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space.x3,
  '@media': { [media.phone]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});
