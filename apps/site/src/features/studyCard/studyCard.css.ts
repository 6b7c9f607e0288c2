import {
  fontSize,
  fontWeight,
  inRows,
  lineHeight,
  media,
  radius,
  space,
  tabularFigures,
} from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { rows } from '../../shared/page/list/Rows.css.ts';

export const lead = style({
  maxWidth: '38em',
  margin: `0 0 ${space.x4}`,
  color: color.inkMuted,
  lineHeight: lineHeight.text,
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 360px) auto',
  justifyContent: 'start',
  alignItems: 'start',
  gap: space.x4,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyContent: 'stretch' } },
});
export { besideWideField as look } from '../../shared/page/besideField.css.ts';
export const code = style([tabularFigures, { letterSpacing: '0.06em' }]);
export const card = style({ marginBlockStart: space.x6 });
export const notice = style({
  margin: `${space.x4} 0 0`,
  padding: `${space.x3} ${space.x4}`,
  borderRadius: radius.control,
  background: color.sunken,
  color: color.ink,
  lineHeight: lineHeight.text,
});
export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.x2,
  width: '100%',
  margin: `${space.x6} 0 ${space.x3}`,
  padding: 0,
  selectors: { 'fieldset > &': { marginBlockStart: 0 } },
  color: color.ink,
  fontSize: fontSize.md,
  fontWeight: fontWeight.medium,
});
export const selectedCount = style([
  tabularFigures,
  { color: color.inkMuted, fontWeight: fontWeight.regular },
]);
/** Its legend has no margin above it. */
export const choice = style({ margin: `${space.x6} 0 0` });

export const list = style([rows, { overflow: 'clip' }]);
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.x1} ${space.x4}`,
  padding: `${space.x3} ${space.x4}`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.line}` },
    '&[data-chosen]': { background: color.accentSoft },
  },
});
export const title = style({
  color: color.ink,
  fontWeight: fontWeight.medium,
  overflowWrap: 'anywhere',
  selectors: { 'a&:hover': { color: color.accentText } },
  '@media': { [media.touch]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
});
export const meta = style([tabularFigures, { color: color.inkMuted, fontSize: fontSize.sm }]);
export const packageContents = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space.x2,
  padding: `${space.x2} 0 0 ${space.x4}`,
  color: color.inkMuted,
});

export const actions = style({
  ...inRows,
  gap: space.x3,
  marginBlockStart: space.x6,
  '@media': { [media.phone]: { display: 'grid', justifySelf: 'stretch' } },
});
export const note = style({ margin: `${space.x3} 0 0`, color: color.inkMuted, fontSize: fontSize.sm });
export const problem = style({ margin: `${space.x4} 0 0`, color: color.danger });
