import { fontSize, fontWeight, lineHeight, media, space, tabularFigures } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const contents = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  ...cardBox,
  '@media': { [media.desktop]: { height: '100%' } },
});
export const head = style({
  display: 'grid',
  gap: space.x1,
  padding: space.x4,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const scroller = style({
  position: 'relative',
  overflowY: 'auto',
  maxHeight: '420px',
  paddingBlockEnd: space.x3,
  '@media': {
    [media.desktop]: { flex: 1, maxHeight: 'none', minHeight: 0 },
    // On low viewports a scroll box could be higher than the viewport, which itself scrolls.
    [media.low]: { maxHeight: 'none' },
  },
});
export const chapter = style({
  padding: `${space.x3} ${space.x4} ${space.x1}`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
});

export const row = style({
  display: 'flex',
  gap: space.x3,
  padding: `${space.x2} ${space.x4}`,
  color: color.ink,
  ':hover': { background: color.sunken },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  selectors: {
    '&[aria-current=page]': { background: color.accentSoft, boxShadow: `inset 3px 0 ${color.accent}` },
  },
});
export const icon = style({
  flex: 'none',
  marginBlockStart: '3px',
  color: color.inkFaint,
  fontSize: '1.125rem',
  lineHeight: lineHeight.tight,
  selectors: {
    '&[data-finished]': { color: color.success },
    [`${row}[aria-current=page] &:not([data-finished])`]: { color: color.accentText },
  },
});
export const name = style({
  overflowWrap: 'anywhere',
  selectors: { [`${row}[aria-current=page] &`]: { color: color.accentText, fontWeight: fontWeight.medium } },
});
export const meta = style([tabularFigures, { color: color.inkMuted, fontSize: fontSize.xs }]);
export const preview = style({
  marginInlineStart: space.x2,
  color: color.accentText,
  fontWeight: fontWeight.medium,
});
