import { fontSize, fontWeight, media, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const weeks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
export const span = style([tabularFigures, { color: color.ink, fontSize: fontSize.sm }]);
export const days = style({ display: 'grid', gap: space.x6 });
export const day = style({ minWidth: 0 });
export const date = style([
  tabularFigures,
  { display: 'flex', alignItems: 'center', gap: space.x2, margin: `0 0 ${space.x2}`, color: color.ink, fontSize: fontSize.md, fontWeight: fontWeight.strong },
]);
export const list = style({ display: 'grid', gap: space.x2, margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space.x4,
  padding: space.x4,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: '56px minmax(0, 1fr)', gap: space.x3 } },
});
export const clock = style([tabularFigures, { display: 'grid', margin: 0, color: color.ink, fontSize: fontSize.lg, fontWeight: fontWeight.strong }]);
export const end = style({ color: color.inkMuted, fontSize: fontSize.sm, fontWeight: fontWeight.regular });
export const words = style({ minWidth: 0 });
export const name = style({ margin: 0, color: color.ink, fontSize: fontSize.md, fontWeight: fontWeight.medium, overflowWrap: 'anywhere' });
export const about = style({ margin: 0, color: color.inkMuted, fontSize: fontSize.sm });
export const zone = style({ margin: `${space.x4} 0 0`, color: color.inkMuted, fontSize: fontSize.xs });
