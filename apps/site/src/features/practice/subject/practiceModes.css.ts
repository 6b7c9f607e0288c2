import { fontSize, fontWeight, media, space, tabularFigures, visuallyHidden } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const ways = style({
  display: 'grid',
  gap: space.x3,
  margin: `0 0 ${space.x6}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  padding: space.x4,
  ...cardBox,
  '@media': { [media.phone]: { flexWrap: 'wrap', justifyContent: 'end', gap: `${space.x2} ${space.x3}` } },
});
export const text = style({ flex: '1 1 180px', display: 'grid', gap: '2px', minWidth: 0 });
export const name = style({ color: color.ink, fontSize: fontSize.md, fontWeight: fontWeight.strong });
export const muted = style([tabularFigures, { color: color.inkMuted, fontSize: fontSize.sm }]);

/** The only prominent element of a subject: the unfinished exercise. */
export const unfinished = style([
  way,
  { flexWrap: 'wrap', marginBlockEnd: space.x3, boxShadow: 'none', background: color.accentSoft },
]);

export const points = style({ marginBlockEnd: space.x8 });
export const hidden = style(visuallyHidden);
export const tree = style({ padding: space.x2, ...cardBox });
/** Label of what a press on the line does. */
export const practise = style({ flex: 'none', color: color.accentText, fontSize: fontSize.sm });
export const kinds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: space.x3,
  margin: `0 0 ${space.x4}`,
});
export const problem = style({ margin: `${space.x3} 0 0`, color: color.danger, fontSize: fontSize.sm });
