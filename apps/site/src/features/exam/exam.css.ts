import { fontSize, fontWeight, media, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const tools = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x3, marginBlockEnd: space.x4 });
export const count = style([tabularFigures, { margin: `0 0 ${space.x3}`, color: color.inkMuted, fontSize: fontSize.sm }]);
export const list = style({ display: 'grid', gap: space.x3, margin: 0, padding: 0, listStyle: 'none' });

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x3} ${space.x6}`,
  padding: `${space.x4} ${space.x6}`,
  borderRadius: radius.card,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  background: color.surface,
  selectors: { '&[data-state=doing]': { boxShadow: 'none', background: color.accentSoft } },
  '@media': { [media.phone]: { paddingInline: space.x4 } },
});
export const words = style({ flex: '1 1 300px', display: 'grid', gap: space.x1, minWidth: 0 });
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2, margin: 0, color: color.ink, fontSize: fontSize.md, fontWeight: fontWeight.strong });
export const quiet = style([tabularFigures, { margin: 0, color: color.inkMuted, fontSize: fontSize.sm }]);
export const score = style([tabularFigures, { color: color.ink, fontSize: fontSize.xl, fontWeight: fontWeight.strong }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2, marginInlineStart: 'auto' });
export const pages = style({ marginBlockStart: space.x6 });

/** The exam before it is entered: facts beside the rules, the way in always in sight. */
export const intro = style({
  display: 'grid',
  gap: space.x8,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: `${space.x6} ${space.x4}`,
  margin: `0 0 ${space.x8}`,
  padding: 0,
});
export const fact = style({ display: 'grid', alignContent: 'start', gap: space.x1 });
export const what = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const figure = style([tabularFigures, { margin: 0, color: color.ink, fontSize: fontSize.md, fontWeight: fontWeight.medium }]);
export const heading = style({ margin: `0 0 ${space.x3}`, color: color.ink, fontSize: fontSize.lg, fontWeight: fontWeight.strong });
export const rules = style({ lineHeight: '1.9' });
export const rule = style({ margin: 0 });
export const gate = style({
  display: 'grid',
  gap: space.x3,
  padding: space.x6,
  borderRadius: radius.card,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  background: color.surface,
});
export const problem = style({ margin: 0, color: color.danger, fontSize: fontSize.sm });

/** The result: one figure, then what is behind it. */
export const top = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.x6} ${space.x12}`, marginBlock: `${space.x4} ${space.x8}` });
export const verdict = style({ display: 'grid', gap: space.x3, flex: '1 1 300px', minWidth: 0 });
export const title = style({ margin: 0, color: color.ink, fontSize: fontSize.xl, fontWeight: fontWeight.strong });
export const section = style({ marginBlockEnd: space.x8 });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.sm,
});
export const cell = style([
  tabularFigures,
  { padding: `${space.x2} ${space.x4} ${space.x2} 0`, borderBlockEnd: `1px solid ${color.line}`, color: color.ink, textAlign: 'start', fontWeight: fontWeight.regular },
]);
export const head = style([cell, { color: color.inkMuted }]);
export const scroll = style({ overflowX: 'auto' });
export const more = style({ display: 'inline-flex', alignItems: 'center', minHeight: '44px', color: color.accentText, cursor: 'pointer' });
export const download = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: '44px',
  color: color.accentText,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const events = style({ margin: 0, paddingInlineStart: space.x6, color: color.ink, lineHeight: '1.9', fontSize: fontSize.sm });
