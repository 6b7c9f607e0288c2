import { fontSize, fontWeight, lineHeight, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const block = style({
  display: 'flex',
  gap: space.x6,
  '@media': { [media.phone]: { flexDirection: 'column', gap: space.x3 } },
});

export const text = style({ maxWidth: '38em', minWidth: 0 });
export const title = style({ margin: '2px 0 0', color: color.inkMuted, fontSize: fontSize.sm });
export const motto = style({
  margin: `${space.x3} 0`,
  paddingInlineStart: space.x3,
  borderInlineStart: `3px solid ${color.accent}`,
  color: color.ink,
  fontWeight: fontWeight.medium,
});
export const paragraph = style({ margin: `0 0 ${space.x2}`, color: color.ink, lineHeight: lineHeight.text });
export const moreLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: color.accentText,
});
