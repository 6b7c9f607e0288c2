import { fontSize, fontWeight, inRows, media, motion, space, tabularFigures } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** Filters below each other, with the search beside them where there is room. */
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  alignItems: 'end',
  marginBlockEnd: space.x4,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' } },
});
export const count = style([
  tabularFigures,
  { margin: `0 0 ${space.x3}`, color: color.inkMuted, fontSize: fontSize.sm },
]);
export const list = style({
  display: 'grid',
  gap: space.x3,
  // The previous results stay visible, but faded, until those of the new search arrive.
  transition: `opacity ${motion.fast}`,
  selectors: { '&[inert]': { opacity: 0.5 } },
});

export const card = style({
  ...inRows,
  gap: `${space.x3} ${space.x6}`,
  padding: `${space.x4} ${space.x6}`,
  ...cardBox,
  selectors: { '&[data-state=doing]': { boxShadow: 'none', background: color.accentSoft } },
  '@media': { [media.phone]: { paddingInline: space.x4 } },
});
export const text = style({ flex: '1 1 300px', display: 'grid', gap: space.x1, minWidth: 0 });
export const name = style({ ...inRows, gap: space.x2, color: color.ink });
export const muted = style([tabularFigures, { color: color.inkMuted, fontSize: fontSize.sm }]);
export const score = style([
  tabularFigures,
  { color: color.ink, fontSize: fontSize.xl, fontWeight: fontWeight.strong },
]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2, marginInlineStart: 'auto' });

/** The exam before it is entered: facts beside the rules; the button to enter is sticky. */
export const intro = style({
  display: 'grid',
  gap: space.x8,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
});
export const figure = style([
  tabularFigures,
  { color: color.ink, fontSize: fontSize.md, fontWeight: fontWeight.medium },
]);
export const rules = style({ maxWidth: '76ch', lineHeight: '1.9' });
/** Continues the list that the school wrote. */
export const moreRules = style({ paddingInlineStart: space.x6, listStyle: 'disc' });
export const gate = style({ '@media': { [media.desktop]: { position: 'sticky', top: '88px' } } });
export const problem = style({ color: color.danger, fontSize: fontSize.sm });
