import { fontSize, media, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', justifyItems: 'end', gap: space.x2, width: '100%' });
export const field = style({
  width: '100%',
  padding: space.x3,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  resize: 'vertical',
  '::placeholder': { color: color.inkFaint },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
});
export const muted = style({ color: color.inkMuted });
export const list = style({ display: 'grid', width: '100%' });
export const note = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.x3,
  paddingBlock: space.x3,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
export const clock = style([
  tabularFigures,
  {
    minHeight: '28px',
    paddingInline: space.x2,
    borderRadius: radius.full,
    background: color.accentSoft,
    color: color.accentText,
    fontSize: fontSize.sm,
    ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '@media': { [media.touch]: { minHeight: '44px' } },
  },
]);
export const content = style({ color: color.ink, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
