import { fontSize, media, radius, space } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

const TABLET = '(min-width: 640px) and (max-width: 1023.98px)';

/** A sticky card on desktop; on smaller screens only the cover, the facts and the mark remain. */
export const card = style({
  overflow: 'hidden',
  ...cardBox,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      top: '80px',
      maxHeight: 'calc(100vh - 96px)',
      overflowY: 'auto',
      scrollbarWidth: 'none',
    },
    [TABLET]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
      gap: `${space.x3} ${space.x6}`,
      padding: space.x4,
    },
    [media.phone]: { display: 'contents' },
  },
});

export const cover = style({
  aspectRatio: '16 / 9',
  background: color.accentSoft,
  '@media': {
    [media.phone]: { order: -2, overflow: 'hidden', borderRadius: radius.card },
    // Spans the rows of price, actions and facts beside it.
    [TABLET]: { gridRow: '1 / span 4', alignSelf: 'start', overflow: 'hidden', borderRadius: radius.control },
  },
});
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.x3,
  padding: space.x4,
  '@media': { [media.phone]: { ...cardBox }, [TABLET]: { display: 'contents' } },
});

export const saved = style({
  padding: '0 8px',
  borderRadius: radius.full,
  background: color.dangerSoft,
  color: color.danger,
  fontSize: fontSize.xs,
  lineHeight: '1.375rem',
});

/** Secondary actions, side by side. */
export const secondaryActions = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.x2,
});

export const benefits = style({
  display: 'grid',
  gap: space.x1,
  paddingBlockStart: space.x3,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  '@media': {
    [TABLET]: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: `${space.x1} ${space.x6}` },
  },
});
/** Beside the first line of what it marks. */
export const check = style({ alignSelf: 'start', marginBlockStart: '3px', color: color.success });

export { bar, barPrice, primary } from '../../../../shared/page/detail/detailPage.css.ts';
