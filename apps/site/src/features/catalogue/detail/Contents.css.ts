import { fontSize, fontWeight, media, motion, space, tabularFigures } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: space.x2,
  color: color.inkMuted,
  fontSize: fontSize.sm,
});
export const none = style({ color: color.inkMuted });

export const chapters = style({ overflow: 'hidden', ...cardBox });
export const chapter = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } } });

/** A name with its facts, which wrap below it where large text leaves no room. */
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
  padding: `${space.x2} ${space.x4}`,
} as const;
const nameRoom = '1 1 6em';

export const summary = style({
  ...line,
  minHeight: '56px',
  background: color.sunken,
  color: color.ink,
  fontWeight: fontWeight.medium,
  listStyle: 'none',
  cursor: 'pointer',
  ':hover': { color: color.accentText },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = style({
  flex: 'none',
  color: color.inkMuted,
  transition: `transform ${motion.slow} ${motion.ease}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const chapterName = style({ flex: nameRoom, minWidth: 0 });
export const lessonMeta = style([
  tabularFigures,
  {
    flex: 'none',
    marginInlineStart: 'auto',
    color: color.inkMuted,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.regular,
  },
]);

export const row = style({
  ...line,
  minHeight: '48px',
  color: color.inkMuted,
  selectors: {
    '&[data-open]': { color: color.ink },
    '&[data-open]:hover': { background: color.accentSoft, color: color.accentText },
    '&[aria-current]': {
      background: color.accentSoft,
      color: color.accentText,
      fontWeight: fontWeight.medium,
    },
  },
  ':focus-visible': { outlineOffset: '-2px' },
});

export const icon = style({ width: '1.125rem', height: '1.125rem', color: color.inkMuted });
export const done = style([icon, { color: color.success }]);
export const name = style({
  display: 'flex',
  flex: nameRoom,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.x3}`,
  minWidth: 0,
});
export const time = style([tabularFigures, { color: color.inkMuted, fontSize: fontSize.sm }]);
