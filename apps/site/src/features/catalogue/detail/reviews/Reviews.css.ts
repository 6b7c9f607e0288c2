import { fontSize, fontWeight, lineHeight, media, radius, space, tabularFigures } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const overview = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x8,
  maxWidth: '560px',
  marginBlockEnd: space.x6,
  '@media': { [media.phone]: { gap: space.x4 } },
});

/** The distribution of ratings; below the average where large text leaves no room beside it. */
export const bars = style({ flex: '1 1 11rem', minWidth: 0 });

export const average = style([
  tabularFigures,
  { color: color.ink, fontSize: fontSize.hero, fontWeight: fontWeight.strong, lineHeight: '1' },
]);
export const muted = style({ color: color.inkMuted, fontSize: fontSize.sm });

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '3.5em minmax(0, 1fr) 2.5em',
  alignItems: 'center',
  gap: space.x2,
  width: '100%',
  minHeight: '28px',
  padding: `0 ${space.x2}`,
  borderRadius: radius.control,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  textAlign: 'start',
  ':hover': { background: color.sunken },
  selectors: { '&[aria-pressed=true]': { background: color.accentSoft, color: color.accentText } },
  '@media': { [media.touch]: { minHeight: '44px' } },
});

export const stars = style({ whiteSpace: 'nowrap' });
export const track = style({
  height: '6px',
  overflow: 'hidden',
  borderRadius: radius.full,
  background: color.line,
});
export const filled = style({
  display: 'block',
  height: '100%',
  borderRadius: radius.full,
  background: color.accent,
});
export const number = style([tabularFigures, { textAlign: 'end' }]);

export const item = style({
  paddingBlock: space.x4,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
export const name = style({ color: color.ink, fontWeight: fontWeight.medium });
export const date = style([
  tabularFigures,
  { marginInlineStart: 'auto', color: color.inkMuted, fontSize: fontSize.sm },
]);
export const content = style({
  maxWidth: '38em',
  margin: `${space.x2} 0 0`,
  color: color.ink,
  lineHeight: lineHeight.text,
  overflowWrap: 'anywhere',
});

export const reply = style({
  maxWidth: '38em',
  margin: `${space.x2} 0 0`,
  padding: `${space.x2} ${space.x3}`,
  borderRadius: radius.control,
  background: color.sunken,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.text,
});

export const form = style({
  display: 'grid',
  gap: space.x3,
  marginBlockEnd: space.x6,
  padding: space.x4,
  ...cardBox,
});
export const send = style({ justifySelf: 'start' });
export const error = style({ color: color.danger, fontSize: fontSize.sm });
