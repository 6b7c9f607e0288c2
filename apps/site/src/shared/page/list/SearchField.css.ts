import { fontSize, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const form = style({
  position: 'relative',
  flex: '0 1 240px',
  '@media': { [media.phone]: { flexBasis: '100%' }, print: { display: 'none' } },
});
export const icon = style({
  position: 'absolute',
  insetInlineStart: space.x3,
  insetBlock: 0,
  marginBlock: 'auto',
  color: color.inkMuted,
  pointerEvents: 'none',
});
export const input = style({
  width: '100%',
  height: '40px',
  // Leaves room for the icon, which scales with the text.
  padding: `0 ${space.x3} 0 calc(${space.x3} + 1.5rem)`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  fontSize: fontSize.sm,
  '::placeholder': { color: color.inkFaint },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  '@media': { [media.touch]: { height: '44px', fontSize: fontSize.md } },
});
