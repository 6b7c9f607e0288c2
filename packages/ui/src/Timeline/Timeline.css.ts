import { fontSize, fontWeight, lineHeight, media, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

const SIGN = '32px';
const DOT = '10px';

export const timeline = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.x4,
  paddingBlockEnd: space.x6,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${SIGN} 0`,
      insetInlineStart: '15px',
      width: '2px',
      background: color.line,
    },
    '&[data-tone=done]:not(:last-child)::before': { background: color.success },
    // A dot is smaller than a sign, so its line begins further left and higher.
    '&:has(> [data-dot]):not(:last-child)::before': { insetBlock: '20px -6px', insetInlineStart: '4px' },
    '&:has(> [data-dot])': { gap: space.x3, paddingBlockEnd: space.x4 },
    '&:has(> [data-dot]):last-child': { paddingBlockEnd: 0 },
  },
  '@media': { [media.phone]: { gap: space.x3 } },
});
export const icon = style([
  tabularFigures,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: SIGN,
    height: SIGN,
    borderRadius: radius.full,
    background: color.surface,
    boxShadow: `inset 0 0 0 2px ${color.accent}`,
    color: color.accentText,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.strong,
    selectors: {
      '&[data-dot]': { width: DOT, height: DOT, marginBlockStart: '7px' },
      '[data-tone=done] > &': {
        background: color.successSoft,
        boxShadow: `inset 0 0 0 2px ${color.success}`,
        color: color.success,
      },
      '[data-tone=waiting] > &': { boxShadow: `inset 0 0 0 2px ${color.lineStrong}`, color: color.inkMuted },
      '[data-tone=danger] > &': {
        background: color.dangerSoft,
        boxShadow: `inset 0 0 0 2px ${color.danger}`,
        color: color.danger,
      },
    },
  },
]);
export const content = style({ minWidth: 0, color: color.ink, lineHeight: lineHeight.text });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.x4}`,
});
export const title = style({
  fontWeight: fontWeight.medium,
  overflowWrap: 'anywhere',
  selectors: { '[aria-current] &': { fontWeight: fontWeight.strong } },
});
export const aside = style([tabularFigures, { color: color.inkMuted, fontSize: fontSize.sm }]);
