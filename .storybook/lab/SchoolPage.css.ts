import { fontSize, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const content = style({
  display: 'grid',
  gap: space.x12,
  maxWidth: '1264px',
  margin: '0 auto',
  padding: `${space.x6} ${space.x4} ${space.x16}`,
  '@media': { [media.tablet]: { padding: `${space.x8} ${space.x8} ${space.x24}` } },
});
export const banner = style({
  display: 'grid',
  gap: space.x4,
  justifyItems: 'start',
  alignContent: 'center',
  minHeight: '280px',
  padding: space.x8,
  borderRadius: radius.dialog,
  background: color.accentSoft,
  '@media': { [media.desktop]: { minHeight: '340px', padding: space.x16 } },
});
export const title = style({
  fontSize: fontSize.xxl,
  '@media': { [media.desktop]: { fontSize: fontSize.hero } },
});
export const lead = style({ maxWidth: '38em', color: color.inkMuted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });
export const shelf = style({ display: 'grid', gap: space.x4 });
export const shelfHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x4,
});
export const heading = style({ fontSize: fontSize.xl });
export const more = style({ color: color.accentText, ':hover': { textDecoration: 'underline' } });
export const cards = style({
  display: 'grid',
  gap: space.x6,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
});
