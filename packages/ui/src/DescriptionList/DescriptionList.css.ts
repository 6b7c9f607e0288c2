import { fontSize, fontWeight, media, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const list = style([
  tabularFigures,
  {
    margin: 0,
    textAlign: 'start',
    selectors: {
      '&[data-layout=inline]': { display: 'flex', flexWrap: 'wrap', gap: `${space.x3} ${space.x8}` },
      '&[data-layout=columns]': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr))',
        gap: space.x4,
        '@media': {
          [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11.25rem), 1fr))' },
        },
      },
      '&[data-layout=lines]': {
        display: 'grid',
        // Two columns where a single line would be too wide to follow.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
        gap: `${space.x2} ${space.x8}`,
        fontSize: fontSize.sm,
      },
      '&[data-layout=lines]:has([data-total])': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '&[data-layout=pairs]': {
        display: 'grid',
        gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
        gap: `${space.x2} ${space.x4}`,
        containerType: 'inline-size',
      },
      '&[data-rule=above]': { paddingBlockStart: space.x3, borderBlockStart: `1px solid ${color.line}` },
      '&[data-rule=between]': { rowGap: 0 },
    },
  },
]);
export const item = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  minWidth: '72px',
  selectors: {
    '[data-layout=lines] > &': {
      display: 'flex',
      // With enlarged text the value wraps below the term, rather than breaking within words.
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: `0 ${space.x4}`,
    },
    '[data-layout=pairs] > &': {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      columnGap: space.x4,
      alignItems: 'baseline',
    },
    '[data-rule=between] > &': { paddingBlock: space.x3 },
    '[data-rule=between] > & + &': { borderBlockStart: `1px solid ${color.line}` },
    '&[data-wide]': { gridColumn: '1 / -1' },
    '&[data-total]': { marginBlockStart: space.x1 },
  },
  // With text at 200 % two columns do not fit on a phone.
  '@container': {
    '(max-width: 15rem)': {
      selectors: { '[data-layout=pairs] > &': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        '&[data-no-phone]': { display: 'none' },
        // The item above is hidden, so no margin is needed.
        '[data-no-phone] + &[data-total]': { marginBlockStart: 0 },
      },
    },
  },
});
export const term = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
  selectors: { '[data-layout=lines] > * > &': { flex: 'none', maxWidth: '60%' } },
});
export const value = style({
  minWidth: 0,
  margin: 0,
  color: color.ink,
  // Dates and names are not broken at the end of a line.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  selectors: {
    '[data-layout=columns] > * > &': { fontWeight: fontWeight.medium },
    // A short value takes only its own width; boxes as wide as the line would wrap it below the term.
    '[data-layout=lines] > * > &': {
      flex: '1 1 7.5rem',
      maxWidth: 'max-content',
      marginInlineStart: 'auto',
      textAlign: 'end',
    },
    '[data-total] > &': { color: color.price, fontSize: fontSize.xl, fontWeight: fontWeight.strong },
  },
});
export const note = style({
  display: 'block',
  color: color.inkMuted,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.regular,
});
