import { fontSize, lineHeight, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** What is said of the plan before its stages. */
export const about = style({
  display: 'grid',
  gap: space.x6,
  padding: space.x6,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
  '@media': { [media.phone]: { padding: space.x4 } },
});
export const words = style({ maxWidth: '38em', margin: 0, color: color.ink, lineHeight: lineHeight.text });

export const card = style({
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
  '@media': { [media.desktop]: { position: 'sticky', top: '80px' } },
});
export const cover = style({
  aspectRatio: '16 / 9',
  background: color.accentSoft,
  '@media': { '(max-width: 1023.98px)': { display: 'none' } },
});
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const body = style({ display: 'grid', gap: space.x3, padding: space.x4 });
export const note = style({ color: color.inkMuted, fontSize: fontSize.sm });
/** A phone has its action in the bar below. */
export const primary = style({ '@media': { [media.phone]: { display: 'none' } } });
