import { fontSize, fontWeight, media, motion, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export { listRows as list } from '../../shared/page/list/Rows.css.ts';
export const entry = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } } });

export const head = style({
  display: 'grid',
  gridTemplateColumns: '8px auto minmax(0, 1fr) auto 20px',
  alignItems: 'center',
  gap: space.x3,
  width: '100%',
  minHeight: '56px',
  padding: `${space.x3} ${space.x4}`,
  borderRadius: radius.card,
  color: color.ink,
  textAlign: 'start',
  ':hover': { background: color.sunken },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  '@media': {
    // A fixed width aligns the titles, since the names of kinds differ in length in English.
    [media.tablet]: {
      selectors: { '&:lang(en)': { gridTemplateColumns: '8px 5.5rem minmax(0, 1fr) auto 20px' } },
    },
    [media.phone]: {
      gridTemplateColumns: '8px minmax(0, 1fr) 20px',
      gridTemplateAreas: '"dot title arrow" ". about arrow"',
      columnGap: space.x2,
      rowGap: '2px',
    },
  },
});
export const dot = style({
  width: '8px',
  height: '8px',
  borderRadius: radius.full,
  selectors: { '[data-unread] > &': { background: color.danger } },
  '@media': { [media.phone]: { gridArea: 'dot' }, '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
export const title = style({
  overflowWrap: 'anywhere',
  selectors: { '[data-unread] > &': { fontWeight: fontWeight.medium } },
  '@media': { [media.phone]: { gridArea: 'title' } },
});
export const kind = style({ '@media': { [media.phone]: { display: 'none' } } });
export const date = style([
  tabularFigures,
  { color: color.inkMuted, fontSize: fontSize.sm, '@media': { [media.phone]: { gridArea: 'about' } } },
]);
export const chevron = style({
  color: color.inkFaint,
  transition: `transform ${motion.fast} ${motion.ease}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
  '@media': {
    [media.phone]: { gridArea: 'arrow' },
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
});

export const body = style({
  padding: `${space.x3} ${space.x4} ${space.x4} 36px`,
  '@media': { [media.phone]: { paddingInlineStart: space.x6 } },
});
export const text = style({ maxWidth: '38em', color: color.ink, overflowWrap: 'anywhere' });
