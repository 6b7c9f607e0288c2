import { fontSize, fontWeight, media, motion, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';

/** Layout of the reference pages: tokens, icons, welcome. */
export const page = style({
  display: 'grid',
  gap: space.x12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '1200px',
  margin: '0 auto',
  padding: `${space.x8} ${space.x4} ${space.x16}`,
  '@media': { [media.tablet]: { padding: `${space.x12} ${space.x8} ${space.x24}` } },
});
export const ground = style({ minHeight: '100vh', color: color.ink, background: color.page });
export const head = style({ display: 'grid', gap: space.x2, minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ fontSize: fontSize.hero });
export const lead = style({ maxWidth: '38em', fontSize: fontSize.lg, color: color.inkMuted });
export const section = style({ display: 'grid', gap: space.x4, minWidth: 0 });
export const heading = style({ fontSize: fontSize.xl });
export const note = style({ maxWidth: '38em', color: color.inkMuted });
export const grid = style({
  display: 'grid',
  gap: space.x4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(168px, 100%), 1fr))',
});
/** An item that is copied on press; all of it is the button. */
export const item = style({
  display: 'grid',
  gap: space.x2,
  alignContent: 'start',
  minWidth: 0,
  padding: space.x3,
  textAlign: 'start',
  color: color.ink,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  transition: `box-shadow ${motion.fast} ${motion.ease}`,
  ':hover': { boxShadow: color.shadowRaised },
});
export const name = style({ fontSize: fontSize.sm, fontWeight: fontWeight.medium, overflowWrap: 'anywhere' });
export const remark = style({
  ...tabularFigures,
  fontSize: fontSize.xs,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});
export const chips = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  overflow: 'hidden',
  borderRadius: radius.control,
});
export const chip = style({ height: '56px', forcedColorAdjust: 'none', border: `1px solid ${color.line}` });
export const icon = style({ width: '28px', height: '28px', margin: `${space.x3} auto ${space.x1}` });
export const empty = style({ padding: space.x12, textAlign: 'center', color: color.inkMuted });
export const rule = style({ display: 'grid', gap: space.x3, gridTemplateColumns: 'minmax(0, 1fr)' });
/** Name, value and sample of a token; the sample wraps below where there is no room. */
export const measure = style({ display: 'flex', flexWrap: 'wrap', gap: space.x4, alignItems: 'center' });
globalStyle(`${measure} > :nth-child(1)`, { width: '4.5rem' });
globalStyle(`${measure} > :nth-child(2)`, { width: '5.5rem' });
export const bar = style({
  height: '16px',
  background: color.accent,
  borderRadius: '4px',
  forcedColorAdjust: 'none',
});
export const specimen = style({ overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' });
export const box = style({
  height: '72px',
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
});
export const raised = style({
  height: '72px',
  background: color.surface,
  borderRadius: radius.card,
  border: `1px solid ${color.line}`,
});
export const search = style({ maxWidth: '420px' });
/** Kinds of readers, stacked: the school first, in the accent colour. */
export const roles = style({ display: 'grid', gap: space.x12 });
export const role = style({
  display: 'grid',
  gap: space.x4,
  minWidth: 0,
  selectors: {
    '&[data-first]': { padding: space.x6, background: color.accentSoft, borderRadius: radius.dialog },
  },
});
export const paths = style({
  display: 'grid',
  gap: space.x4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
});
export const path = style({
  display: 'grid',
  gap: space.x3,
  alignContent: 'start',
  padding: space.x6,
  color: color.ink,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  transition: `box-shadow ${motion.fast} ${motion.ease}`,
  ':hover': { boxShadow: color.shadowFloating },
});
export const pathIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  color: color.accentText,
  background: color.accentSoft,
  borderRadius: radius.card,
});
export const band = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  overflow: 'hidden',
  borderRadius: radius.card,
});
export const stripe = style({ height: '96px', forcedColorAdjust: 'none' });
export const steps = style({
  display: 'grid',
  gap: space.x3,
  paddingInlineStart: space.x6,
  listStyle: 'decimal',
});
