import { fontSize, fontWeight, lineHeight, media, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2, marginBlock: `0 ${space.x3}` });

export const title = style({
  margin: 0,
  color: color.ink,
  fontSize: fontSize.hero,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
  textWrap: 'balance',
  '@media': { '(max-width: 1023.98px)': { fontSize: fontSize.xxl }, [media.phone]: { fontSize: fontSize.xl } },
});

export const summary = style({
  maxWidth: '38em',
  marginBlock: `${space.x3} 0`,
  color: color.inkMuted,
  fontSize: fontSize.lg,
  lineHeight: lineHeight.text,
  '@media': { [media.phone]: { fontSize: fontSize.md } },
});

export const meta = style([
  tabularFigures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.x1} ${space.x4}`,
    marginBlock: `${space.x4} 0`,
    color: color.inkMuted,
    fontSize: fontSize.sm,
  },
]);

export const rating = style({ display: 'inline-flex', alignItems: 'center', gap: space.x2 });

export const outcomes = style({
  marginBlockStart: space.x6,
  padding: `${space.x4} ${space.x6}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
  '@media': { [media.phone]: { padding: space.x4 } },
});

export const label = style({ margin: `0 0 ${space.x2}`, color: color.ink, fontSize: fontSize.md, fontWeight: fontWeight.strong });

export const list = style({
  display: 'grid',
  gap: `${space.x2} ${space.x6}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const outcome = style({ display: 'flex', gap: space.x2, color: color.ink, lineHeight: lineHeight.text });
export const check = style({ flex: 'none', marginBlockStart: '3px', color: color.success });
