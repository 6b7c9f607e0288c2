import { fontSize, lineHeight, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: space.x8,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: space.x12 } },
});

export const twoColumns = style({
  display: 'grid',
  gap: space.x6,
  // A field without a hint is not stretched to the height of its neighbour.
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** Always in the DOM, so that screen readers announce its changes; while empty it takes no space. */
export const alert = style({ ':empty': { marginBlockStart: `-${space.x6}` } });
export const problem = style({ color: color.danger, fontSize: fontSize.sm });

export const state = style({ fontSize: fontSize.xl, outline: 'none' });
export const help = style({
  margin: `${space.x2} 0 ${space.x6}`,
  color: color.inkMuted,
  lineHeight: lineHeight.text,
});
export const introduction = style({
  margin: `${space.x6} 0`,
  paddingBlockStart: space.x6,
  borderBlockStart: `1px solid ${color.line}`,
  lineHeight: lineHeight.text,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const stepHelp = style({ color: color.inkMuted, fontSize: fontSize.sm, lineHeight: lineHeight.text });
