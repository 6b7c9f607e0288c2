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

export const bar = style({
  ...inRows,
  justifyContent: 'space-between',
  gap: space.x3,
  minHeight: '44px',
  marginBlock: space.x4,
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  '@media': { [media.phone]: { width: '100%', flexWrap: 'wrap' } },
});
export const order = style({
  flex: 'none',
  width: '9rem',
  '@media': { [media.phone]: { flex: '1 1 120px', width: 'auto' }, print: { display: 'none' } },
});
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  margin: `0 0 ${space.x4}`,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  '@media': { [media.phone]: { alignItems: 'start', gap: space.x3, padding: space.x3 } },
});
export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: '2px',
  width: '56px',
  height: '56px',
  borderRadius: radius.control,
  background: color.sunken,
  color: color.inkMuted,
  selectors: {
    '&[data-kind=pdf]': { background: color.dangerSoft, color: color.danger },
    '&[data-kind=docs]': { background: color.infoSoft, color: color.info },
    '&[data-kind=image]': { background: color.successSoft, color: color.success },
    '&[data-kind=audio]': { background: color.warningSoft, color: color.warning },
    '&[data-kind=video]': { background: color.accentSoft, color: color.accentText },
  },
});
export const extension = style({
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  lineHeight: 1,
  textTransform: 'uppercase',
});
export const details = style({ display: 'grid', flex: '1 1 0', gap: space.x1, minWidth: 0 });
export const name = style({ ...inRows, gap: space.x2, overflowWrap: 'anywhere' });
export { nameLink } from '../../shared/page/reach.css.ts';
export const help = style({ color: color.inkMuted, fontSize: fontSize.sm, lineHeight: lineHeight.text });
export const summary = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  color: color.inkMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.text,
  overflowWrap: 'anywhere',
});
export const meta = style([
  tabularFigures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.x3}`,
    color: color.inkMuted,
    fontSize: fontSize.sm,
    overflowWrap: 'anywhere',
  },
]);
export const actions = style({ flex: 'none' });
/** The label of a button with an icon; phones show only the icon. */
export const label = style({ '@media': { [media.phone]: { display: 'none' } } });
export const choice = style({ ...inRows, gap: space.x4, marginBlockEnd: space.x3, paddingInline: space.x4 });
export const selectedFile = style([
  tabularFigures,
  { flex: '1 1 auto', color: color.inkMuted, fontSize: fontSize.sm },
]);

/** The space that the student's files take. */
export const room = style({ paddingBlock: space.x3 });
export const roomWords = style([
  tabularFigures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space.x2,
    color: color.ink,
    fontSize: fontSize.sm,
  },
]);
