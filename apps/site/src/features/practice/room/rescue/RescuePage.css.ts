import { fontSize, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const help = style({ maxWidth: '76ch', color: color.inkMuted, lineHeight: '1.8' });
/** Two ways to import answers, side by side where there is room. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const way = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.x4,
});
export const steps = style({
  display: 'grid',
  gap: space.x2,
  paddingInlineStart: space.x6,
  listStyle: 'decimal',
  lineHeight: '1.8',
});
/** Opened through its label, which looks like a button. */
export const file = style({ display: 'none' });
export const outcome = style({
  display: 'grid',
  gap: space.x2,
  justifyItems: 'start',
  padding: space.x4,
  borderRadius: radius.card,
  background: color.successSoft,
  color: color.success,
  fontSize: fontSize.sm,
  lineHeight: '1.6',
  selectors: { '&[data-tone=problem]': { background: color.dangerSoft, color: color.danger } },
});

export const view = style({
  width: '100%',
  maxWidth: '400px',
  borderRadius: radius.card,
  background: color.sunken,
});

export const frames = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x3,
  fontVariantNumeric: 'tabular-nums',
});
