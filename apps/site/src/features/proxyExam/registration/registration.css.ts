import { fontSize, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  '@media': { [media.phone]: { gap: space.x4 } },
});
/** Terms that were read before are collapsed. */
export const collapsed = style({ paddingBlock: space.x1 });
export const heading = style({ color: color.ink, fontSize: fontSize.lg, outline: 'none' });
export const help = style({ color: color.inkMuted, fontSize: fontSize.sm });
/** Line length of at most 38 Chinese or 75 Latin characters. */
export const text = style({ maxWidth: '76ch' });
export const narrow = style({ display: 'grid', gap: space.x3, maxWidth: '480px' });
export const times = style({
  display: 'grid',
  gap: space.x3,
  padding: `${space.x3} ${space.x4}`,
  borderRadius: radius.control,
  background: color.sunken,
});
export const state = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const problem = style({ color: color.danger, fontSize: fontSize.sm, overflowWrap: 'anywhere' });

export const file = style({ display: 'inline-block', marginInlineEnd: space.x3, color: color.accentText });
export const answer = style({ whiteSpace: 'pre-line' });
export const unanswered = style({ color: color.inkMuted });
