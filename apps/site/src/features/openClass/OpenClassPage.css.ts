import { fontSize, fontWeight, lineHeight, media, radius, space } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const heading = style({
  margin: `${space.x8} 0 ${space.x4}`,
  color: color.ink,
  fontSize: fontSize.xl,
  selectors: { 'section:first-child > &': { marginBlockStart: 0 } },
});
export const description = style({ maxWidth: '38em', color: color.ink, lineHeight: lineHeight.text });
export const muted = style({ margin: '2px 0 0', color: color.inkMuted, fontSize: fontSize.sm });
export const motto = style({ margin: `${space.x2} 0 0`, color: color.ink, lineHeight: lineHeight.text });
export const moreLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: color.accentText,
});

export const course = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  maxWidth: '560px',
  padding: space.x3,
  ...cardBox,
  color: color.ink,
  ':hover': { boxShadow: color.shadowFloating },
});
export const courseCover = style({
  flex: 'none',
  width: '160px',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: radius.control,
  background: color.accentSoft,
  '@media': { [media.phone]: { width: '112px' } },
});
export const coursePicture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const courseName = style({
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  selectors: { [`${course}:hover &`]: { color: color.accentText } },
});
