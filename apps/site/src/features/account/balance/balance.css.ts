import { fontSize, fontWeight, lineHeight, media, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const label = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const figure = style([
  tabularFigures,
  {
    color: color.ink,
    fontSize: fontSize.xxl,
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.heading,
    overflowWrap: 'anywhere',
  },
]);
export const lead = style({ margin: `${space.x1} 0 0`, color: color.inkMuted, fontSize: fontSize.sm });

export const form = style({
  display: 'grid',
  gap: space.x4,
  marginBlockStart: space.x6,
  paddingBlockStart: space.x6,
  borderBlockStart: `1px solid ${color.line}`,
});
export const amounts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.x3,
  maxWidth: '560px',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const legend = style({
  marginBlockEnd: space.x3,
  padding: 0,
  color: color.ink,
  fontWeight: fontWeight.medium,
});
export const amount = style([
  tabularFigures,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: '56px',
    borderRadius: radius.control,
    boxShadow: `0 0 0 1px ${color.line}`,
    // The outline shows the selection, also in forced colours.
    forcedColorAdjust: 'none',
    color: color.ink,
    fontSize: fontSize.lg,
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': {
        boxShadow: `0 0 0 2px ${color.accent}`,
        background: color.accentSoft,
        fontWeight: fontWeight.medium,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
  },
]);
export const radio = style({ position: 'absolute', opacity: 0, pointerEvents: 'none' });
export const field = style({
  maxWidth: '272px',
  minWidth: 0,
  '@media': { [media.phone]: { maxWidth: 'none' } },
});
export const send = style({
  justifySelf: 'start',
  minWidth: '160px',
  '@media': { [media.phone]: { justifySelf: 'stretch' } },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto',
  alignItems: 'start',
  gap: space.x4,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export { besideWideField as submit } from '../../../shared/page/besideField.css.ts';

export const change = style([
  tabularFigures,
  { display: 'grid', justifyItems: 'end', gridArea: '1 / 2 / span 2' },
]);
export const sum = style({
  color: color.ink,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.medium,
  selectors: { '&[data-gain]': { color: color.success } },
});
export const balanceAfter = style({ color: color.inkMuted, fontSize: fontSize.sm });
