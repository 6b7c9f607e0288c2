import { fontSize, inRows, media, motion, space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

/** Filters that are collapsed on a phone. */
export const moreFilters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x2,
  '@media': { [media.phone]: { selectors: { '&[data-folded]': { display: 'none' } } } },
});

/** Its text is aligned with that of the filters. */
export const unfold = style({
  justifySelf: 'start',
  margin: `0 0 -${space.x2} -${space.x3}`,
  '@media': { [media.tablet]: { display: 'none' } },
});

export const chevron = style({
  transition: `transform ${motion.fast} ${motion.ease}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});

/** Short filters share a line where there is room. */
export const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.x2} ${space.x8}`,
  '@media': { [media.desktop]: { display: 'flex', flexWrap: 'wrap' } },
});

export const bar = style({
  ...inRows,
  gap: `${space.x2} ${space.x4}`,
  minHeight: '44px',
  marginBlock: `${space.x6} ${space.x4}`,
  scrollMarginTop: '16px',
  selectors: { '&[data-waits]': { visibility: 'hidden' } },
});

export const active = style({ flex: '1 1 auto', minWidth: 0, fontSize: fontSize.sm });

export const sort = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  width: '12.5rem',
  maxWidth: '100%',
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { width: '10.625rem' }, print: { display: 'none' } },
});

/** Reserves the height of filters that load late. */
export const kinds = style({ minHeight: '64px' });
