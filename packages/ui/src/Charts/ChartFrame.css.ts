import { fontSize, fontWeight, media, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const figure = style({ minWidth: 0, margin: 0, color: color.ink });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.x1} ${space.x4}`,
  marginBlockEnd: space.x4,
});
export const title = style({ fontWeight: fontWeight.strong });
export const none = style({ margin: 0, paddingBlock: space.x8, color: color.inkMuted, textAlign: 'center' });
export const details = style({ marginBlockStart: space.x2, fontSize: fontSize.sm });
export const summary = style({
  width: 'fit-content',
  paddingBlock: space.x1,
  color: color.inkMuted,
  cursor: 'pointer',
  '@media': { [media.touch]: { paddingBlock: space.x3 }, print: { display: 'none' } },
});
export const scroll = style({ overflowX: 'auto' });
export const table = style({ borderCollapse: 'collapse', ...tabularFigures });
export const cell = style({
  padding: `${space.x1} ${space.x4} ${space.x1} 0`,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: fontWeight.regular,
  textAlign: 'start',
});
