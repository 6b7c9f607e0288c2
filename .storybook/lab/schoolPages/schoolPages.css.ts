import { fontSize, fontWeight, media, radius, space } from '@lectern/themes';
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
export const sampleRow = style({ display: 'grid', gap: space.x4 });
export const sampleRowHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x4,
});
export const heading = style({ fontSize: fontSize.xl });
export const moreLink = style({ color: color.accentText, ':hover': { textDecoration: 'underline' } });
export const cards = style({
  display: 'grid',
  gap: space.x6,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
});

export const filters = style({ display: 'grid', gap: space.x3 });
export const found = style({ color: color.inkMuted });
export const course = style({
  display: 'grid',
  gap: space.x8,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' } },
});
export const column = style({ display: 'grid', gap: space.x8, minWidth: 0 });
export const block = style({ display: 'grid', gap: space.x3 });
export const benefits = style({ display: 'grid', gap: space.x2 });
export const benefit = style({ display: 'flex', gap: space.x2, alignItems: 'center' });
export const benefitIcon = style({ flexShrink: 0, color: color.success });
export const cover = style({
  aspectRatio: '16 / 9',
  borderRadius: radius.card,
  background: `linear-gradient(135deg, ${color.accentSoft}, ${color.accent})`,
});
export const offer = style({
  display: 'grid',
  gap: space.x4,
  padding: space.x6,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});
export const muted = style({ fontSize: fontSize.sm, color: color.inkMuted });
export const room = style({ minHeight: '720px', background: color.page });
export const examBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x2} ${space.x4}`,
  alignItems: 'center',
  padding: `${space.x3} ${space.x4}`,
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
});
export const examName = style({
  marginInlineEnd: 'auto',
  fontSize: fontSize.md,
  fontWeight: fontWeight.strong,
});
export const paper = style({
  display: 'grid',
  gap: space.x8,
  alignItems: 'start',
  maxWidth: '1120px',
  margin: '0 auto',
  padding: `${space.x6} ${space.x4}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 760px) 300px', padding: space.x8 } },
});
export const question = style({ display: 'grid', gap: space.x6, minWidth: 0 });
export const palette = style({ '@media': { [media.phone]: { display: 'none' } } });
export const loginBox = style({
  display: 'grid',
  gap: space.x4,
  width: '100%',
  maxWidth: '400px',
  margin: '0 auto',
  padding: space.x6,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.dialog,
});
