import { fontSize, fontWeight, lineHeight, media, radius, space, tabularFigures } from '@lectern/themes';
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
export const label = style({ margin: `0 0 ${space.x2}`, color: color.ink, fontSize: fontSize.md, fontWeight: fontWeight.strong });
export const words = style({ maxWidth: '38em', margin: 0, color: color.ink, lineHeight: lineHeight.text });

export const heading = style({ margin: `${space.x8} 0 ${space.x4}`, color: color.ink, fontSize: fontSize.xl, fontWeight: fontWeight.strong, lineHeight: lineHeight.heading });

export const card = style({
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
  '@media': { [media.desktop]: { position: 'sticky', top: '80px' } },
});
export const cover = style({ aspectRatio: '16 / 9', background: color.accentSoft, '@media': { '(max-width: 1023.98px)': { display: 'none' } } });
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const body = style({ display: 'grid', gap: space.x3, padding: space.x4 });
export const note = style({ margin: 0, color: color.inkMuted, fontSize: fontSize.sm });
/** A phone has its action in the bar below. */
export const primary = style({ '@media': { [media.phone]: { display: 'none' } } });
export const facts = style([
  tabularFigures,
  {
    display: 'grid',
    gap: space.x2,
    margin: 0,
    paddingBlockStart: space.x3,
    borderBlockStart: `1px solid ${color.line}`,
    fontSize: fontSize.sm,
    '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.x3 }, '(min-width: 640px) and (max-width: 1023.98px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  },
]);
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x4,
  '@media': { '(max-width: 1023.98px)': { flexDirection: 'column', justifyContent: 'start', gap: '2px' } },
});
export const factName = style({ color: color.inkMuted });
export const factValue = style({ margin: 0, color: color.ink });
