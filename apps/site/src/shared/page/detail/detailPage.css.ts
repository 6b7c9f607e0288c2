import { fontSize, fontWeight, layer, lineHeight, media, space } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';

/** The page of an offer: one column; on desktop a sticky card with the price beside it. */
export const layout = style({
  display: 'grid',
  gap: space.x6,
  marginBlockStart: space.x4,
  '@media': {
    [media.phone]: { gap: space.x4 },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"top side" "main side"',
      columnGap: space.x12,
    },
  },
});
export const top = style({ minWidth: 0, '@media': { [media.desktop]: { gridArea: 'top' } } });
export const side = style({ minWidth: 0, '@media': { [media.desktop]: { gridArea: 'side' } } });
export const main = style({ minWidth: 0, '@media': { [media.desktop]: { gridArea: 'main' } } });

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2, marginBlock: `0 ${space.x3}` });
export const title = style({
  color: color.ink,
  fontSize: fontSize.hero,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
  '@media': {
    '(max-width: 1023.98px)': { fontSize: fontSize.xxl },
    [media.phone]: { fontSize: fontSize.xl },
  },
});
export const summary = style({
  maxWidth: '38em',
  marginBlock: `${space.x3} 0`,
  color: color.inkMuted,
  fontSize: fontSize.lg,
  lineHeight: lineHeight.text,
  '@media': { [media.phone]: { fontSize: fontSize.md } },
});

export const outcomes = style({ display: 'grid', gap: `${space.x2} ${space.x6}` });
export const outcome = style({
  display: 'flex',
  gap: space.x2,
  color: color.ink,
  lineHeight: lineHeight.text,
});
export const check = style({ marginBlockStart: '3px', color: color.success });

export const card = style({
  overflow: 'hidden',
  ...cardBox,
  '@media': { [media.desktop]: { position: 'sticky', top: '80px' } },
});
export const cover = style({
  aspectRatio: '16 / 9',
  background: color.accentSoft,
  '@media': { '(max-width: 1023.98px)': { display: 'none' } },
});
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const body = style({ display: 'grid', gap: space.x3, padding: space.x4 });

/** Hidden on phones, which have the action in the bar below. */
export const primary = style({ '@media': { [media.phone]: { display: 'none' } } });
/** A bar at the bottom of phones, with price and action. */
export const bar = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'sticky',
      // Above the tab bar of the shell.
      bottom: 'calc(56px + env(safe-area-inset-bottom))',
      zIndex: layer.sticky,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `${space.x1} ${space.x4}`,
      marginInline: `calc(-1 * ${space.x4})`,
      marginBlockStart: space.x6,
      padding: `${space.x2} ${space.x4}`,
      background: color.surface,
      borderBlockStart: `1px solid ${color.line}`,
    },
    [media.low]: { position: 'relative', bottom: 0 },
  },
});
// Keeps a focused element above both bars.
globalStyle(`:root:has(${bar})`, { '@media': { [media.phone]: { scrollPaddingBlockEnd: '144px' } } });
// It takes nearly all room of a shared line; below it, the actions take all of theirs.
export const barPrice = style({ flex: '999 1 0', minWidth: 'min-content' });

/** Two actions side by side, or below each other for large text: add to cart, or buy now. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  selectors: { [`${bar} > &`]: { flex: '1 1 auto' } },
});
globalStyle(`${actions} > *`, { flex: '1 1 0', minWidth: 'max-content' });
// The smallest phones have no room for both buttons and a price otherwise.
globalStyle(`${bar} > ${actions} > [data-size]`, {
  '@media': { '(max-width: 359.98px)': { paddingInline: space.x3 } },
});
