import { fontSize, media, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { createVar, style } from '@vanilla-extract/css';

/** Width and height of a thumb. */
export const THUMB = '20px';
/** Start and end of the filled part of the track. */
export const from = createVar();
export const to = createVar();

export const slider = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });
export const head = style([
  tabularFigures,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.x4,
    color: color.inkMuted,
    fontSize: fontSize.sm,
  },
]);
export const rail = style({
  position: 'relative',
  // The track consists of its background alone, which forced colours mode would remove.
  forcedColorAdjust: 'none',
  display: 'grid',
  height: '32px',
  background: [
    `linear-gradient(to right, transparent ${from}, ${color.accent} ${from} ${to}, transparent ${to}) center / 100% 4px no-repeat`,
    `linear-gradient(${color.lineStrong}, ${color.lineStrong}) center / calc(100% - ${THUMB}) 4px no-repeat`,
  ].join(', '),
  selectors: { '&:has(> :disabled)': { opacity: 0.5 }, '&[data-two]': { touchAction: 'pan-y' } },
  '@media': { [media.touch]: { height: '44px' } },
});

const thumb = {
  boxSizing: 'border-box',
  width: THUMB,
  height: THUMB,
  border: `2px solid ${color.accent}`,
  borderRadius: radius.full,
  background: color.surface,
  boxShadow: color.shadowRaised,
  cursor: 'grab',
} as const;
export const input = style({
  appearance: 'none',
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none' },
    '&::-moz-range-thumb': thumb,
    '&:focus-visible::-webkit-slider-thumb': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:focus-visible::-moz-range-thumb': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    // The two inputs overlap, so only their thumbs accept pointer events.
    '[data-two] > &': { pointerEvents: 'none' },
    '[data-two] > &::-webkit-slider-thumb': { pointerEvents: 'auto' },
    '[data-two] > &::-moz-range-thumb': { pointerEvents: 'auto' },
    '[data-first-above] > &:first-child': { zIndex: 1 },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

export const marks = style({ position: 'relative', height: '20px' });
export const mark = style([
  tabularFigures,
  {
    position: 'absolute',
    transform: 'translateX(-50%)',
    color: color.inkMuted,
    fontSize: fontSize.xs,
    whiteSpace: 'nowrap',
  },
]);
