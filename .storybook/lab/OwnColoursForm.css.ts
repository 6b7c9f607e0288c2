import { fontSize, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: space.x3 });
export const colour = style({
  display: 'grid',
  gridTemplateColumns: '44px 1fr',
  gap: space.x3,
  alignItems: 'end',
});
export const picker = style({
  width: '44px',
  height: '40px',
  padding: '3px',
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  // Aligned with the field itself, even with a message below it.
  alignSelf: 'start',
  marginTop: '30px',
  '@media': { [media.touch]: { height: '44px' } },
});
/** The whole line is the button and covers the browser's own button, whose label is in the browser's language. */
export const file = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '40px',
  padding: `0 ${space.x3}`,
  fontSize: fontSize.sm,
  color: color.accentText,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  ':hover': { background: color.accentSoft },
  selectors: { '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
  '@media': { [media.touch]: { minHeight: '44px' } },
});
export const fileInput = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
export const note = style({ fontSize: fontSize.sm, color: color.inkMuted });
