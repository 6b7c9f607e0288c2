import { fontFamily, fontSize, fontWeight, lineHeight, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const guide = style({
  display: 'grid',
  gap: space.x4,
  margin: `${space.x4} 0 ${space.x8}`,
  fontFamily,
  fontSize: fontSize.md,
  lineHeight: lineHeight.text,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
const advised = style({
  padding: space.x4,
  color: color.ink,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});
export const dos = style([advised, { borderInlineStart: `4px solid ${color.success}` }]);
export const donts = style([advised, { borderInlineStart: `4px solid ${color.danger}` }]);
export const term = style({ fontWeight: fontWeight.strong });
export const advice = style({ margin: `${space.x1} 0 0` });
export const states = style({
  display: 'grid',
  gap: space.x2,
  padding: 0,
  margin: 0,
  listStyle: 'none',
  fontFamily,
  fontSize: fontSize.md,
  lineHeight: lineHeight.text,
  color: color.ink,
});
export const state = style({ color: color.accentText, fontWeight: fontWeight.medium });

export const code = style({ margin: `${space.x4} 0`, color: color.ink, fontFamily, fontSize: fontSize.md });

/** High enough for a dialog with its scrim, or for the head of a page. */
export const frame = style({
  width: '100%',
  height: '560px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
});

/** On its own page a story fills the window; here it is as high as its content. */
export const stage = style({});
globalStyle(`${stage} main`, { minHeight: 0 });
