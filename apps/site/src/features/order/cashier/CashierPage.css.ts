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

export const layout = style({
  display: 'grid',
  gap: space.x6,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', gap: space.x8 } },
});
export const main = style({ minWidth: 0 });
export const sideCard = style({ containerType: 'inline-size' });

export const amountDue = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.x3,
  marginBlockEnd: space.x6,
  paddingBlockEnd: space.x6,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const label = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const amount = style({
  ...tabularFigures,
  color: color.price,
  fontSize: fontSize.hero,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
});

export const timer = style({
  ...inRows,
  gap: `0 ${space.x2}`,
  padding: `${space.x1} ${space.x3}`,
  borderRadius: radius.full,
  background: color.sunken,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  selectors: { '&[data-soon]': { background: color.warningSoft, color: color.warning } },
});
export const clock = style({
  ...tabularFigures,
  minWidth: '3em',
  color: 'inherit',
  fontWeight: fontWeight.strong,
});

export const note = style({
  display: 'flex',
  gap: space.x2,
  margin: `${space.x4} 0 0`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
});
export const noteIcon = style({ marginBlockStart: '2px' });
export const warning = style({
  margin: `${space.x4} 0 0`,
  padding: `${space.x2} ${space.x3}`,
  borderRadius: radius.control,
  background: color.warningSoft,
  color: color.warning,
  fontSize: fontSize.sm,
});

export const nextSteps = style({ paddingInline: space.x2, color: color.inkMuted });
export const step = style({ fontSize: fontSize.sm });
export const facts = style({ marginBlockStart: space.x6 });
