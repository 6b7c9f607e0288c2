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
  // However long the saving status is, the beginning of the paper's name stays visible.
  minWidth: '6em',
  ...oneLine,
  '@media': { [media.phone]: { minWidth: '3em' } },
});

const ownLine = { order: 3, flex: '1 0 100%' };

/** The saving status as text, so that nobody has to guess what an icon means. */
export const saved = style([
  tabularFigures,
  {
    ...inRows,
    display: 'inline-flex',
    gap: `0 ${space.x2}`,
    color: color.inkMuted,
    fontSize: fontSize.sm,
    selectors: { '&[data-state=down], &[data-state=loggedOut]': { color: color.warning } },
    '@media': {
      [media.phone]: { ...ownLine, fontSize: fontSize.xs },
      // While offline, the instructions are long and need a line of their own.
      [UP_TO_DESKTOP]: { selectors: { '&[data-state=down], &[data-state=loggedOut]': ownLine } },
    },
  },
]);

/** Wide enough that the buttons wrap together onto the next line. */
export const savedText = style({ '@media': { [media.phone]: { flex: '1 1 80%' } } });

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

/** Tools look quiet: the accent colour is reserved for the answer and the next step. */
export const tool = style({
  selectors: {
    '&&': { color: color.inkMuted },
    '&&:hover': { background: color.sunken, color: color.ink },
    '&&[aria-pressed=true]': { background: color.accentSoft, color: color.accentText },
  },
});

/** Hidden on phones, which have no keyboard. */
export const keyboardHelp = style({ '@media': { [media.phone]: { display: 'none' } } });

export const srOnly = style(visuallyHidden);

export const workspace = style({
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

/** A fieldset that disables all answer controls at once; it has no appearance of its own. */
export const questions = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x8 });

/** The section's name and the tools for its questions; the tools' code is loaded late without a layout shift. */
export const sheetHead = style({
  ...inRows,
  justifyContent: 'space-between',
  gap: `${space.x2} ${space.x4}`,
  minHeight: '44px',
  marginBlockEnd: `calc(-1 * ${space.x4})`,
  // Reserves the line that the tools take under the section's name on a phone.
  '@media': { [media.phone]: { selectors: { '&:has(h2)': { minHeight: '70px' } } } },
});

/** The text size setting scales question and material, formulas and options included. */
const sizes = { '&[data-size=large]': { zoom: 1.2 }, '&[data-size=larger]': { zoom: 1.45 } };

export const question = style({
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

/** Hidden where the dock has the step buttons, except on the last sheet, which has the button to review and hand in. */
export const steps = style({
  display: 'none',
  alignItems: 'center',
  gap: space.x3,
  paddingBlockStart: space.x4,
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&[data-last]': { display: 'flex' } },
  '@media': { [media.desktop]: { display: 'flex' } },
});
/** Hidden where the dock has it. */
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

/** On phones and tablets, navigation within reach of the thumb. */
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
/** Columns fit for numbers of any digit count. */
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
