import { fontSize, fontWeight, media, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const tables = style({
  display: 'grid',
  gap: space.x6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowX: 'auto',
});
export const columns = style({
  display: 'grid',
  gap: space.x8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const details = style({ minWidth: 0 });
export const summary = style({
  padding: `${space.x2} 0`,
  fontWeight: fontWeight.medium,
  cursor: 'pointer',
  '@media': { [media.touch]: { padding: `${space.x3} 0` } },
});
export const verdict = style({
  display: 'flex',
  gap: space.x2,
  alignItems: 'center',
  padding: `${space.x3} ${space.x4}`,
  borderRadius: radius.control,
  fontWeight: fontWeight.medium,
  color: color.success,
  background: color.successSoft,
  selectors: { '&[data-failing]': { color: color.danger, background: color.dangerSoft } },
});
export const lead = style({ marginBottom: space.x2, fontSize: fontSize.sm, color: color.inkMuted });
export const table = style({ width: '100%', fontSize: fontSize.sm, ...tabularFigures });
export const caption = style({
  padding: `${space.x2} 0`,
  fontSize: fontSize.md,
  fontWeight: fontWeight.strong,
  textAlign: 'start',
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${space.x2} ${space.x3} ${space.x2} 0`,
  textAlign: 'start',
  borderBottom: `1px solid ${color.line}`,
});
globalStyle(`${table} thead th`, { fontWeight: fontWeight.regular, color: color.inkMuted });
globalStyle(`${table} tr[data-failing] > *`, { color: color.danger, background: color.dangerSoft });
export const twoColumns = style({
  fontWeight: fontWeight.regular,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { width: '45%' } },
});
export const sample = style({
  display: 'inline-block',
  padding: `${space.x1} ${space.x2}`,
  borderRadius: radius.control,
  border: `1px solid ${color.line}`,
  whiteSpace: 'nowrap',
});
export const number = style({ whiteSpace: 'nowrap' });
export const result = style({ whiteSpace: 'nowrap' });
globalStyle(`${result} svg`, {
  display: 'inline-block',
  verticalAlign: '-0.15em',
  width: '1.1em',
  height: '1.1em',
});
export const instead = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: space.x2,
  alignItems: 'center',
  color: color.ink,
});
