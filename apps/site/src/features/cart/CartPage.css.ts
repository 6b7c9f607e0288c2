import { fontSize, fontWeight, media, radius, space } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** One column of items; the summary is beside it on desktop, and sticky below it elsewhere. */
export const layout = style({
  display: 'grid',
  gap: space.x6,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: space.x8 } },
});

export const muted = style({ color: color.inkMuted });

export const group = style({ overflow: 'hidden', ...cardBox });

export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '52px',
  paddingInline: space.x4,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const school = style({ color: color.ink, fontSize: fontSize.md, fontWeight: fontWeight.medium });
export const item = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } } });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto 160px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x4,
  padding: space.x4,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'auto 96px minmax(0, 1fr)',
      gridTemplateAreas: '"tick cover words" ". end end"',
      gap: `${space.x2} ${space.x3}`,
    },
  },
});

// As wide as a checkbox with its gap, so that rows without one are aligned with the others.
export const tick = style({ minWidth: '28px', '@media': { [media.phone]: { gridArea: 'tick' } } });

export const cover = style({
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: radius.control,
  background: color.accentSoft,
  selectors: { '[data-state]:not([data-state=ready]) > &': { filter: 'grayscale(1)', opacity: 0.6 } },
  '@media': { [media.phone]: { gridArea: 'cover' } },
});
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const text = style({ minWidth: 0, '@media': { [media.phone]: { gridArea: 'words' } } });
export const name = style({
  color: color.ink,
  fontWeight: fontWeight.medium,
  overflowWrap: 'anywhere',
  ':hover': { color: color.accentText },
});
export const meta = style({ margin: '4px 0 0', color: color.inkMuted, fontSize: fontSize.sm });
export const reason = style({ margin: '4px 0 0', color: color.warning, fontSize: fontSize.sm });

export const end = style({
  display: 'grid',
  justifyItems: 'end',
  gap: space.x2,
  '@media': {
    [media.phone]: {
      gridArea: 'end',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
});
export const removeLabel = style({ '@media': { [media.phone]: { display: 'none' } } });
