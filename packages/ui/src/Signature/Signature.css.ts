import { fontSize, radius, space, visuallyHidden } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const field = style({ display: 'grid', gap: space.x2 });
/** White paper with a line to sign on, in light and dark mode. */
export const paper = style({
  overflow: 'hidden',
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  selectors: { '&[data-invalid=true]': { borderColor: color.danger } },
});
export const canvas = style({
  display: 'block',
  width: '100%',
  height: '180px',
  background: color.surface,
  color: color.ink,
  cursor: 'crosshair',
  touchAction: 'none',
});
export const footer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space.x3,
});
export const tools = style({ display: 'inline-flex', gap: space.x1 });
export const srOnly = style(visuallyHidden);
export const hint = style({ margin: 0, color: color.inkMuted, fontSize: fontSize.sm });
export const message = style({
  margin: 0,
  color: color.danger,
  fontSize: fontSize.sm,
  ':empty': { display: 'none' },
});
