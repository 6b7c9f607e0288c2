import { fontSize, media, radius, space, visuallyHidden } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 420px) 200px',
  gap: space.x8,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x6 } },
});
export const work = style({ display: 'grid', gap: space.x4 });
export const drop = style({
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: space.x3,
  minHeight: '320px',
  padding: space.x6,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.inkMuted,
  textAlign: 'center',
  selectors: { '&[data-over]': { borderColor: color.accentText, background: color.accentSoft } },
});
/** A finger cannot drop files. */
export const orDrop = style({ '@media': { [media.touch]: { display: 'none' } } });
export const stage = style({
  position: 'relative',
  height: '320px',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.sunken,
});
export const problem = style({ color: color.danger, fontSize: fontSize.sm });
export const hint = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const current = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x3,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  '@media': { [media.phone]: { order: -1 } },
});
export const file = style(visuallyHidden);
