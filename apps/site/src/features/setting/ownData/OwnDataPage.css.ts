import { fontSize, fontWeight, media, space } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const part = style({
  padding: space.x6,
  ...cardBox,
  display: 'grid',
  gap: space.x4,
  justifyItems: 'start',
  selectors: { '& + &': { marginBlockStart: space.x6 } },
  '@media': { [media.phone]: { padding: space.x4 } },
});
export const about = style({ maxWidth: '64ch', color: color.ink });
export const remark = style({ maxWidth: '64ch', color: color.inkMuted, fontSize: fontSize.sm });
export const list = style({
  paddingInlineStart: space.x4,
  listStyle: 'disc',
  maxWidth: '64ch',
  color: color.inkMuted,
  fontSize: fontSize.sm,
  display: 'grid',
  gap: space.x2,
});
/** Always there, so that what it comes to say is read out. */
export const status = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const state = style({ color: color.ink, fontWeight: fontWeight.medium });
export const problem = style({ color: color.danger, fontSize: fontSize.sm });
