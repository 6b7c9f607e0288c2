import { fontSize, fontWeight, inRows, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  '@media': { [media.phone]: { gap: space.x4 } },
});
export const heading = style({ color: color.ink, fontSize: fontSize.lg, outline: 'none' });
export const partName = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
});
export const help = style({ color: color.inkMuted, fontSize: fontSize.sm });
/** Line length of at most 38 Chinese or 75 Latin characters. */
export const text = style({ maxWidth: '76ch', overflowWrap: 'anywhere' });
export const note = style({
  padding: `${space.x3} ${space.x4}`,
  borderRadius: radius.control,
  background: color.sunken,
  color: color.ink,
});
export const comment = style({
  display: 'grid',
  gap: space.x2,
  padding: `${space.x3} ${space.x4}`,
  borderInlineStart: `3px solid ${color.accent}`,
  background: color.sunken,
  selectors: { '&[data-returned]': { borderInlineStartColor: color.danger } },
});
export const result = style({
  gridTemplateColumns: '144px minmax(0, 1fr)',
  alignItems: 'center',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', gap: space.x4 },
  },
});
export const body = style({ display: 'grid', gap: space.x3, minWidth: 0, width: '100%' });
export const file = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: '32px',
  color: color.accentText,
  overflowWrap: 'anywhere',
  '@media': { [media.touch]: { minHeight: '44px' } },
});
/** As wide as a lesson's picture on a phone; a larger one would push the text away. */
export const video = style({ display: 'grid', gap: space.x2, maxWidth: '640px' });
export const videoState = style({
  ...inRows,
  justifyContent: 'center',
  gap: space.x2,
  minHeight: '96px',
  padding: space.x4,
  borderRadius: radius.control,
  background: color.sunken,
  color: color.inkMuted,
  selectors: { '&[data-state="failed"]': { color: color.danger } },
});
export const size = style({ color: color.inkMuted, fontSize: fontSize.sm, whiteSpace: 'nowrap' });
export const state = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  selectors: { '&[data-state="offline"], &[data-state="refused"]': { color: color.danger } },
});
export const problem = style({ color: color.danger, fontSize: fontSize.sm, overflowWrap: 'anywhere' });

export const version = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  paddingBlock: space.x2,
});
export const summary = style({ minHeight: '44px', alignContent: 'center', cursor: 'pointer' });
