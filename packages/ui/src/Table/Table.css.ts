import {
  fontSize,
  fontWeight,
  inRows,
  media,
  radius,
  space,
  tabularFigures,
  visuallyHidden,
} from '@lectern/themes';
import { color, forcedEdge } from '@lectern/themes/css';
import { createVar, style } from '@vanilla-extract/css';

/** Background of sticky cells, so that content scrolling below them is not visible. */
const background = createVar();

export const scroller = style({
  vars: { [background]: color.surface },
  position: 'relative',
  overflow: 'auto',
  borderRadius: radius.control,
  background,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  selectors: {
    // A shadow at each side towards which the table can be scrolled.
    '&[data-more=end]': { boxShadow: `inset -12px 0 12px -12px ${color.lineStrong}` },
    '&[data-more=start]': { boxShadow: `inset 12px 0 12px -12px ${color.lineStrong}` },
    '&[data-more=both]': {
      boxShadow: `inset 12px 0 12px -12px ${color.lineStrong}, inset -12px 0 12px -12px ${color.lineStrong}`,
    },
  },
});

/** Selects the table displayed as cards on a phone, where none of the usual table styles apply. */
const asCards = `${scroller}[data-phone=cards] `;

export const hidden = style(visuallyHidden);
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@media': { [media.phone]: { selectors: { [`${asCards}&`]: { display: 'block' } } } },
});
export const group = style({
  '@media': { [media.phone]: { selectors: { [`${asCards}&`]: { display: 'block' } } } },
});
export const headRow = style({
  '@media': { [media.phone]: { selectors: { [`${asCards}&`]: { ...inRows, gap: `0 ${space.x4}` } } } },
});

const box = {
  padding: `${space.x3} ${space.x2}`,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const;
const sticky = {
  '&[data-sticky]': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    background,
    boxShadow: `1px 0 ${color.line}`,
  },
} as const;

export const head = style({
  ...box,
  position: 'sticky',
  top: 0,
  zIndex: 1,
  background,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.regular,
  whiteSpace: 'nowrap',
  selectors: {
    ...sticky,
    '&[data-figure]': { textAlign: 'end' },
    '&[data-sticky]': { ...sticky['&[data-sticky]'], zIndex: 2 },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        // Only the sort buttons of the header remain visible.
        [`${asCards}&`]: { position: 'static', border: 0, padding: `${space.x2} 0`, boxShadow: 'none' },
        [`${asCards}&:not([data-sortable])`]: visuallyHidden,
      },
    },
  },
});

export const row = style({
  selectors: {
    '&[data-marked]': {
      vars: { [background]: color.accentSoft },
      background,
      color: color.accentText,
      fontWeight: fontWeight.medium,
    },
    '&[data-selected]': { vars: { [background]: color.accentSoft }, background },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        [`${asCards}&`]: {
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          marginBlockStart: space.x3,
          padding: `${space.x2} ${space.x4}`,
          borderRadius: radius.card,
          border: forcedEdge,
          boxShadow: `inset 0 0 0 1px ${color.line}`,
        },
      },
    },
  },
});

export const cell = style([
  tabularFigures,
  {
    ...box,
    color: color.ink,
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
    selectors: {
      ...sticky,
      '&[data-figure]': { textAlign: 'end', whiteSpace: 'nowrap' },
      [`${row}[data-marked] > &`]: { color: color.accentText },
    },
    '@media': {
      // Other columns do not break words, and the name column gives up its width for them; where that does not
      // suffice the table scrolls.
      [media.tablet]: {
        selectors: {
          '&:not([data-name])': { overflowWrap: 'break-word' },
          '&[data-name]': { minWidth: '8em' },
        },
      },
      [media.phone]: {
        selectors: {
          [`${asCards}&`]: {
            position: 'static',
            display: 'flex',
            gridColumn: 2,
            justifyContent: 'space-between',
            gap: space.x4,
            padding: `${space.x1} 0`,
            border: 0,
            boxShadow: 'none',
            textAlign: 'start',
          },
          [`${asCards}&[data-name]`]: { fontWeight: fontWeight.medium },
        },
      },
    },
  },
]);
/** The column's header, repeated before each value of a card. */
export const label = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      selectors: {
        [`${asCards}&`]: {
          display: 'block',
          flex: 'none',
          color: color.inkMuted,
          fontSize: fontSize.sm,
          fontWeight: fontWeight.regular,
        },
      },
    },
  },
});
export const value = style({
  '@media': { [media.phone]: { selectors: { [`${asCards}*:not([data-name]) > &`]: { textAlign: 'end' } } } },
});

export const boxCell = style({
  ...box,
  width: '20px',
  paddingBlock: space.x1,
  '@media': {
    [media.phone]: {
      selectors: {
        [`${asCards}&`]: {
          display: 'block',
          gridRow: '1 / span 99',
          width: 'auto',
          padding: 0,
          paddingInlineEnd: space.x3,
          border: 0,
        },
      },
    },
  },
});
export const boxLabel = style({ marginInline: 0 });
/** Above cards the checkbox alone would not say what it is for. */
export const allLabel = style({
  display: 'none',
  '@media': { [media.phone]: { selectors: { [`${asCards}&`]: { display: 'inline' } } } },
});
export const empty = style({ margin: 0, paddingBlock: space.x6, color: color.inkMuted, textAlign: 'center' });
