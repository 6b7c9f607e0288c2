import { fontSize, fontWeight, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const description = style({ maxWidth: '64ch', color: color.ink });
export const hint = style({ maxWidth: '64ch', color: color.inkMuted, fontSize: fontSize.sm });
export const list = style({
  paddingInlineStart: space.x4,
  listStyle: 'disc',
  maxWidth: '64ch',
  color: color.inkMuted,
  fontSize: fontSize.sm,
  display: 'grid',
  gap: space.x2,
});
/** Always in the DOM, so that screen readers announce its changes. */
export const status = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const state = style({ color: color.ink, fontWeight: fontWeight.medium });
export const problem = style({ color: color.danger, fontSize: fontSize.sm });
