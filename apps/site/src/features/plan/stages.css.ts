import { fontSize, fontWeight, lineHeight, media, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { reach } from '../../shared/page/reach.css.ts';

export const head = style({
  display: 'grid',
  gap: space.x2,
  padding: `${space.x4} ${space.x6}`,
  '@media': { [media.phone]: { padding: space.x4 } },
});
export const summary = style({
  maxWidth: '38em',
  color: color.inkMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.text,
});
export { facts as meta } from '../../shared/page/facts.css.ts';
export const overdue = style({ color: color.danger, fontWeight: fontWeight.medium });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  padding: `${space.x3} ${space.x6}`,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [media.phone]: { paddingInline: space.x4 } },
});
export const kind = style({
  color: color.inkMuted,
  selectors: { '&[data-state="done"]': { color: color.success } },
});
export const itemName = style({
  color: color.ink,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
});
export const itemLink = style([
  reach,
  { ':hover': { color: color.accentText, textDecoration: 'underline' } },
]);
export const itemMeta = style([
  tabularFigures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.x3}`,
    margin: `${space.x1} 0 0`,
    color: color.inkMuted,
    fontSize: fontSize.sm,
    overflowWrap: 'anywhere',
  },
]);
export const action = style({ justifySelf: 'end' });
