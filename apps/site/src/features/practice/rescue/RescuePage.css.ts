import { fontSize, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', justifyItems: 'start', gap: space.x6, maxWidth: '640px' });
export const help = style({ margin: 0, color: color.inkMuted, lineHeight: '1.8' });
export const steps = style({ display: 'grid', gap: space.x2, margin: 0, paddingInlineStart: space.x6, listStyle: 'decimal', lineHeight: '1.8' });
/** It is reached through its button, which looks like one. */
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
export const line = style({ margin: 0 });

export const reader = style({ display: 'grid', justifyItems: 'start', gap: space.x3 });
export const view = style({ width: '100%', maxWidth: '400px', borderRadius: radius.card, background: color.sunken });

export const frames = style({ display: 'grid', justifyItems: 'center', gap: space.x3, fontVariantNumeric: 'tabular-nums' });
export const turn = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.x2 });
