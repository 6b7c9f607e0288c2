import {
  fontSize,
  fontWeight,
  inRows,
  layer,
  media,
  oneLine,
  radius,
  space,
  tabularFigures,
  visuallyHidden,
} from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

const BAR = '60px';
const UP_TO_DESKTOP = `not all and ${media.desktop}`;

export const room = style({
  position: 'relative',
  minHeight: '100dvh',
  background: color.page,
  color: color.ink,
});

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  minHeight: BAR,
  paddingInline: space.x6,
  background: color.surface,
  boxShadow: `0 1px 0 ${color.line}`,
  '@media': {
    [UP_TO_DESKTOP]: { flexWrap: 'wrap', rowGap: space.x1, paddingBlock: space.x2 },
    [media.phone]: { gap: space.x1, paddingInline: space.x4 },
    [media.low]: { position: 'relative' },
  },
});

export const title = style({
  flex: '1 1 0',
  // However much there is to say about what is saved, the paper's name begins.
  minWidth: '6em',
  ...oneLine,
  '@media': { [media.phone]: { minWidth: '3em' } },
});

const ownLine = { order: 3, flex: '1 0 100%' };

/** In words, so that nobody has to know what an icon means. */
export const saved = style([
  tabularFigures,
  {
    ...inRows,
    display: 'inline-flex',
    gap: `0 ${space.x2}`,
    color: color.inkMuted,
    fontSize: fontSize.sm,
    selectors: { '&[data-line=down], &[data-line=loggedOut]': { color: color.warning } },
    '@media': {
      [media.phone]: { ...ownLine, fontSize: fontSize.xs },
      // What to do while the line is down is said at length.
      [UP_TO_DESKTOP]: { selectors: { '&[data-line=down], &[data-line=loggedOut]': ownLine } },
    },
  },
]);

/** What can be done about it stands on a line below, all of it together. */
export const savedWords = style({ '@media': { [media.phone]: { flex: '1 1 80%' } } });

export const clock = style([
  tabularFigures,
  {
    appearance: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x1,
    minHeight: '44px',
    minWidth: '44px',
    padding: `0 ${space.x2}`,
    borderRadius: radius.control,
    color: color.inkMuted,
    fontSize: fontSize.sm,
    selectors: { '&:hover': { background: color.sunken } },
  },
]);

/** Tools are at hand and quiet: the accent belongs to the answer and to what comes next. */
export const tool = style({
  selectors: {
    '&&': { color: color.inkMuted },
    '&&:hover': { background: color.sunken, color: color.ink },
    '&&[aria-pressed=true]': { background: color.accentSoft, color: color.accentText },
  },
});

/** Keys are for those who have them. */
export const forKeys = style({ '@media': { [media.phone]: { display: 'none' } } });

export const spoken = style(visuallyHidden);

export const desk = style({
  display: 'grid',
  justifyContent: 'center',
  gap: space.x12,
  gridTemplateColumns: 'minmax(0, 760px)',
  padding: `${space.x8} ${space.x6} ${space.x24}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 760px) 276px' },
    [media.phone]: { padding: `${space.x6} ${space.x4} ${space.x24}` },
  },
});

/** Switches everything that answers off at once; it shows nothing of itself. */
export const questions = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x8 });

/** The part of the paper, and the tools for its questions; their code comes late and moves nothing. */
export const sheetHead = style({
  ...inRows,
  justifyContent: 'space-between',
  gap: `${space.x2} ${space.x4}`,
  minHeight: '44px',
  marginBlockEnd: `calc(-1 * ${space.x4})`,
  // The tools come late: on a phone they have a line of their own, under the section's name.
  '@media': { [media.phone]: { selectors: { '&:has(h2)': { minHeight: '70px' } } } },
});

/** Question and material grow with the chosen size of text, formulas and options with them. */
const sizes = { '&[data-size=large]': { zoom: 1.2 }, '&[data-size=larger]': { zoom: 1.45 } };

export const asked = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  minWidth: 0,
  selectors: sizes,
});

export const section = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  '@media': { [media.phone]: { flex: '1 0 100%' } },
});

export const material = style({
  padding: `${space.x4} ${space.x6}`,
  ...cardBox,
  lineHeight: '1.8',
  selectors: sizes,
  '@media': { [media.phone]: { paddingInline: space.x4 } },
});

export const materialHead = style({
  minHeight: '32px',
  alignContent: 'center',
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  cursor: 'pointer',
  '@media': { [media.touch]: { minHeight: '44px' } },
  selectors: { '[open] > &': { marginBlockEnd: space.x2 } },
});

/** Where there is a dock it steps; only the end of the paper still has its review here. */
export const steps = style({
  display: 'none',
  alignItems: 'center',
  gap: space.x3,
  paddingBlockStart: space.x4,
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&[data-last]': { display: 'flex' } },
  '@media': { [media.desktop]: { display: 'flex' } },
});
/** The dock has it where there is one. */
export const stepBack = style({ display: 'none', '@media': { [media.desktop]: { display: 'inline-flex' } } });
export const stepsEnd = style({ marginInlineStart: 'auto' });

export const side = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      top: `calc(${BAR} + ${space.x8})`,
      display: 'grid',
      alignContent: 'start',
      gap: space.x4,
      maxHeight: `calc(100dvh - ${BAR} - ${space.x16})`,
      overflowY: 'auto',
      padding: '4px',
    },
  },
});

/** Phones and tablets reach the palette with the thumb. */
export const dock = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.sticky,
  display: 'flex',
  gap: space.x2,
  padding: `${space.x2} ${space.x4} max(${space.x2}, env(safe-area-inset-bottom))`,
  background: color.surface,
  boxShadow: `0 -1px 0 ${color.line}`,
  '@media': { [media.desktop]: { display: 'none' } },
});
export const dockMiddle = style({ flex: '1 1 auto' });

export const finding = style({ margin: `0 0 ${space.x2}`, fontWeight: fontWeight.medium });
/** In columns, however many digits each has. */
export const numbers = style([
  tabularFigures,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(52px, 1fr))',
    gap: space.x2,
    marginBlockEnd: space.x4,
  },
]);
export const problem = style({ color: color.danger, fontSize: fontSize.sm });
