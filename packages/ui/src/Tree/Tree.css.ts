import { fontSize, media, motion, radius, space, tabularFigures, visuallyHidden } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { createVar, style } from '@vanilla-extract/css';

/** Number of a node's ancestors. */
export const depth = createVar();

export const tree = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', outline: 'none' });
export const item = style({
  vars: { [depth]: '0' },
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  minHeight: '44px',
  padding: `${space.x1} ${space.x3} ${space.x1} 0`,
  paddingInlineStart: `calc(${depth} * ${space.x6})`,
  borderRadius: radius.control,
  color: color.ink,
  cursor: 'pointer',
  ':hover': { background: color.sunken },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  selectors: {
    '&[aria-selected=true]': { background: color.accentSoft, color: color.accentText },
    // If no node can be expanded, no column for the toggle icons is reserved.
    '[data-flat] > &': { paddingInlineStart: space.x3 },
  },
});
export const chevron = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  color: color.inkMuted,
  transition: `transform ${motion.fast} ${motion.ease}`,
  selectors: { '&[data-open]': { transform: 'rotate(90deg)' }, '[data-flat] > * > &': { display: 'none' } },
  '@media': {
    [media.touch]: { width: '44px', height: '44px' },
    [media.reducedMotion]: { transition: 'none' },
  },
});
export const text = style({ flex: '1 1 auto', display: 'grid', minWidth: 0 });
export const label = style({ overflowWrap: 'anywhere' });
export const note = style([tabularFigures, { color: color.inkMuted, fontSize: fontSize.sm }]);
export const hidden = style(visuallyHidden);
