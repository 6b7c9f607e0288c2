import { fontSize, lineHeight, space } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';

/** One question at a time, in the middle of an empty page. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  width: '100%',
  maxWidth: '560px',
  marginInline: 'auto',
  paddingBlock: space.x8,
});
export const step = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const help = style({ color: color.inkMuted, lineHeight: lineHeight.text });
/** At the end of its line, apart from the button that continues. */
export const skip = style({ marginInlineStart: 'auto' });
/** Each option has a line of its own, wide enough for a thumb. */
export const choices = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });
globalStyle(`${choices} fieldset label`, {
  flex: '1 1 100%',
  padding: `${space.x3} ${space.x4}`,
  ...cardBox,
});
globalStyle(`${choices} fieldset legend`, { marginBlockEnd: space.x2 });
globalStyle(`${choices} fieldset label + label`, { marginBlockStart: space.x2 });
globalStyle(`${choices} fieldset label:has(:checked)`, { boxShadow: `inset 0 0 0 2px ${color.accent}` });
