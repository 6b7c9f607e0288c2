import {
  fontSize,
  fontWeight,
  layer,
  lineHeight,
  media,
  motion,
  oneLine,
  radius,
  space,
  tabularFigures,
  visuallyHidden,
} from '@lectern/themes';
import { color, forcedEdge, header, wrongFill } from '@lectern/themes/css';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { touchTarget } from '../../style/style.ts';

/**
 * A wash of whatever the text colour is: hover on any header palette. Chrome mixes that since 119 alone: what must be seen
 * has a grey before it.
 */
const wash = (percent: number) => `color-mix(in srgb, currentColor ${percent}%, transparent)`;
const flex = { display: 'flex', alignItems: 'center' } as const;
const hoverWash = { ':hover': { background: wash(10) } } as const;
const raised = { '@media': { [media.desktop]: { display: 'none' } } } as const;

/*
 * The bar is 64 px high and its line 56: both are sticky, the bar 8 px above the
 * window, so that scrolling shrinks it to 56 px without a script or a layout shift.
 */
export const bar = style({
  position: 'sticky',
  top: '-8px',
  zIndex: layer.header,
  height: '64px',
  paddingTop: '4px',
  color: header.ink,
  background: `linear-gradient(90deg, ${header.surface}, ${header.fade})`,
  boxShadow: `0 1px 0 ${wash(10)}`,
  vars: { [color.focus]: header.ink },
  '@media': { print: { display: 'none' } },
});
export const line = style({
  ...flex,
  position: 'sticky',
  top: 0,
  gap: space.x2,
  maxWidth: '1264px',
  height: '56px',
  margin: '0 auto',
  padding: `0 ${space.x4}`,
  '@media': {
    [media.tablet]: { padding: `0 ${space.x6}` },
    [media.desktop]: { paddingInline: space.x8 },
    [media.wide]: { gap: space.x4 },
  },
});

export const brand = style({
  ...flex,
  minWidth: 0,
  height: '44px',
  marginInlineEnd: 'auto',
  borderRadius: radius.control,
  '@media': {
    [media.desktop]: { flexShrink: 0, marginInlineEnd: 0 },
    [media.touch]: { minWidth: '44px' },
  },
});
export const logo = style({
  width: 'auto',
  height: '36px',
  minWidth: 0,
  maxWidth: '160px',
  objectFit: 'contain',
  // A white sign would be lost on the reader's own white.
  '@media': { '(forced-colors: active)': { filter: 'drop-shadow(0 0 1px CanvasText)' } },
});
export const word = style({
  ...oneLine,
  maxWidth: '11em',
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
});

export const desktopOnly = style({ '@media': { ['(max-width: 1023.98px)']: { display: 'none' } } });
export const wideOnly = style({ '@media': { '(max-width: 1239.98px)': { display: 'none' } } });
export const desktopTools = style([desktopOnly, { display: 'flex' }]);

export const disclosure = style({ position: 'relative' });
const drop = keyframes({ from: { transform: 'translateY(-4px)' } });
export const panel = style({
  position: 'absolute',
  top: 'calc(100% + 6px)',
  zIndex: layer.header,
  minWidth: '184px',
  maxWidth: 'min(400px, 92vw)',
  maxHeight: 'calc(100dvh - 96px)',
  overflow: 'auto',
  padding: space.x2,
  color: color.ink,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: color.shadowFloating,
  fontSize: fontSize.sm,
  animation: `${drop} ${motion.fast} ${motion.ease}`,
  vars: { [color.focus]: color.accentText },
  outline: 'none',
});

/** A row of a panel or of the drawer. */
export const entry = style({
  display: 'block',
  padding: `${space.x2} ${space.x3}`,
  borderRadius: radius.control,
  overflowWrap: 'anywhere',
  '@media': { [media.touch]: { paddingBlock: space.x3 } },
  selectors: {
    '&:any-link:hover': { background: color.sunken },
    '&[aria-current]': {
      color: color.accentText,
      background: color.accentSoft,
      fontWeight: fontWeight.medium,
    },
  },
});
export const entryTitle = style([entry, { color: color.inkMuted, fontSize: fontSize.xs }]);
export const entryMore = style([entry, { color: color.accentText }]);
/** Children of a menu's child stand a step further in. */
globalStyle(`${panel} li li`, { paddingInlineStart: space.x3 });

export const chevron = style({
  width: '1rem',
  height: '1rem',
  opacity: 0.8,
  transition: `transform ${motion.fast} ${motion.ease}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});

export const switcher = style({
  ...flex,
  ...hoverWash,
  gap: space.x1,
  maxWidth: '160px',
  height: '32px',
  padding: `0 ${space.x2} 0 ${space.x3}`,
  borderRadius: radius.full,
  border: ['1px solid #8886', `1px solid ${wash(28)}`],
  fontSize: fontSize.sm,
});
export const switcherName = style(oneLine);
export const schoolList = style({});
export const twoColumns = style({ width: '400px' });
globalStyle(`${twoColumns} ${schoolList}`, { display: 'grid', gridTemplateColumns: '1fr 1fr' });

export const menu = style([desktopOnly, { display: 'flex', flex: '1 1 0', minWidth: 0, height: '100%' }]);
/* Wrapped entries are cut off; panels are not, since they belong to the bar and not to this list. */
export const menuList = style({
  display: 'flex',
  justifyContent: 'inherit',
  flexWrap: 'wrap',
  minWidth: 0,
  height: '100%',
  overflow: 'hidden',
});
export const menuItem = style({ flexShrink: 0 });
/* At once: a reader without motion gets every change as a moment's transition, and would see it over its neighbours. */
export const unseen = style({ position: 'absolute', visibility: 'hidden', transition: 'none' });
export const menuGroup = style({ display: 'flex', position: 'static' });
export const menuLink = style({
  ...flex,
  position: 'relative',
  flexShrink: 0,
  gap: space.x1,
  height: '56px',
  padding: `0 ${space.x3}`,
  fontSize: fontSize.sm,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outlineOffset: '-4px',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: `auto ${space.x3} 8px`,
      height: '2px',
      borderRadius: '2px',
      background: 'currentColor',
      transform: 'scaleX(0)',
      transition: `transform ${motion.slow} ${motion.ease}`,
    },
    '&:hover::after, &[aria-current]::after': { transform: 'none' },
    '&[aria-current]': { fontWeight: fontWeight.strong },
    // The opener of its menu takes that room; over each other neither would be whole for a finger.
    '&:has(+ button)': { paddingInlineEnd: 0 },
    '&:has(+ button)::after': { insetInlineEnd: 0 },
  },
});
export const menuName = style({ ...oneLine, maxWidth: '10em' });
export const menuToggle = style({
  ...flex,
  justifyContent: 'center',
  width: '24px',
  height: '56px',
  outlineOffset: '-4px',
});

export const iconButton = style({
  ...flex,
  ...hoverWash,
  position: 'relative',
  justifyContent: 'center',
  flexShrink: 0,
  width: '40px',
  height: '40px',
  borderRadius: radius.full,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  '@media': { [media.touch]: { width: '44px', height: '44px' } },
});

// Its plate keeps its size beside large letters, for all stand in one row.
globalStyle(`${iconButton} > svg`, { maxWidth: '70%' });

export const heard = style(visuallyHidden);

export const search = style({
  ...flex,
  position: 'relative',
  flexShrink: 1,
  width: '208px',
  height: '36px',
  color: 'inherit',
  background: ['#8883', wash(12)],
  border: forcedEdge,
  borderRadius: radius.full,
  transition: `background ${motion.fast}`,
  selectors: {
    '&:hover, &:focus-within': { background: wash(18) },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.phone]: {
      display: 'none',
      selectors: {
        '&[data-open]': {
          display: 'flex',
          position: 'absolute',
          // The line is 56 px high, the bar at rest 64.
          inset: '-4px 0',
          zIndex: 1,
          width: 'auto',
          height: 'auto',
          paddingInline: space.x2,
          color: color.ink,
          background: color.surface,
          borderRadius: 0,
          outline: 'none',
        },
      },
    },
  },
});
export const searchField = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: `0 ${space.x2} 0 ${space.x4}`,
  background: 'none',
  border: 0,
  outline: 'none',
  fontSize: fontSize.sm,
  '::placeholder': { color: 'inherit', opacity: 0.86 },
  '::-webkit-search-cancel-button': { display: 'none' },
  '@media': { [media.phone]: { fontSize: fontSize.md } },
});
export const searchSubmit = style({
  ...flex,
  justifyContent: 'center',
  flexShrink: 0,
  width: '36px',
  height: '36px',
  borderRadius: radius.full,
  '@media': { [media.phone]: { width: '44px', height: '44px' } },
});
export const searchCancel = style({
  display: 'none',
  '@media': {
    [media.phone]: { display: 'block', height: '44px', padding: `0 ${space.x2}`, color: color.accentText },
  },
});
export const searchOpener = style([iconButton, { '@media': { [media.tablet]: { display: 'none' } } }]);
export const drawerButton = style([iconButton, raised]);

export const student = style({ ...flex, flexShrink: 0, gap: space.x1 });
/** The ring parts a mark from a header in a colour like its own. */
const mark = {
  position: 'absolute',
  border: `1.5px solid ${color.onStatus}`,
  borderRadius: radius.full,
} as const;
export const badge = style({
  ...tabularFigures,
  ...mark,
  ...wrongFill,
  top: '2px',
  insetInlineStart: '22px',
  minWidth: '18px',
  padding: '0 4px',
  fontSize: fontSize.xs,
  fontWeight: fontWeight.strong,
  lineHeight: '15px',
  textAlign: 'center',
  selectors: { '&[data-wide]': { insetInlineStart: '20px' } },
});
export const dot = style({
  ...mark,
  background: color.danger,
  top: '7px',
  insetInlineEnd: '7px',
  width: '10px',
  height: '10px',
});

export const login = style([
  touchTarget,
  {
    ...hoverWash,
    padding: `${space.x1} ${space.x3}`,
    borderRadius: radius.full,
    fontSize: fontSize.sm,
    whiteSpace: 'nowrap',
  },
]);
export const register = style([
  desktopOnly,
  {
    padding: `${space.x1} ${space.x4}`,
    color: header.surface,
    background: header.ink,
    forcedColorAdjust: 'none',
    borderRadius: radius.full,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
    whiteSpace: 'nowrap',
    ':hover': { opacity: 0.9 },
  },
]);

export const appPanel = style({
  right: 0,
  display: 'grid',
  justifyItems: 'center',
  gap: space.x2,
  padding: space.x4,
});
export const appCodes = style({ display: 'flex', gap: space.x4 });
export const appCode = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x1,
  margin: 0,
  color: color.inkMuted,
  fontSize: fontSize.xs,
});
export const appLink = style({ color: color.accentText, ':hover': { textDecoration: 'underline' } });

export const userButton = style({
  ...flex,
  ...hoverWash,
  gap: space.x2,
  height: '40px',
  paddingInline: '4px 8px',
  borderRadius: radius.full,
  fontSize: fontSize.sm,
});
/** Hold the places of what is loaded late. */
export const panelPlace = style({ display: 'block', height: '280px' });
export const codePlace = style({ width: '128px', height: '128px' });

export const userShort = style({
  ...oneLine,
  maxWidth: '6em',
  '@media': { ['(max-width: 1239.98px)']: { display: 'none' } },
});
export const avatar = style({
  ...flex,
  justifyContent: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  color: color.accentText,
  background: color.accentSoft,
  borderRadius: radius.full,
});
export const avatarPicture = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const userPanel = style({ right: 0, width: '288px' });
export const userCard = style({ ...flex, gap: space.x3, padding: `${space.x2} ${space.x3} ${space.x3}` });
export const preferences = style({
  ...flex,
  marginTop: space.x2,
  paddingTop: space.x2,
  borderTop: `1px solid ${color.line}`,
});
export const userWords = style({ minWidth: 0 });
export const userTitle = style({ ...flex, gap: space.x2 });
export const userName = style({ ...oneLine, fontSize: fontSize.md, fontWeight: fontWeight.strong });
export const member = style({
  ...touchTarget,
  flexShrink: 0,
  padding: '1px 8px',
  color: color.warning,
  background: color.warningSoft,
  borderRadius: radius.full,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
});
export const points = style({
  ...tabularFigures,
  color: color.inkMuted,
  selectors: { '&:any-link:hover': { color: color.accentText } },
});
export const lastLearning = style({
  ...flex,
  gap: space.x3,
  margin: `0 0 ${space.x2}`,
  padding: `${space.x2} ${space.x3}`,
  background: color.accentSoft,
  borderRadius: radius.control,
});
export const lastLearningWords = style({ display: 'grid', flex: 1, minWidth: 0 });
export const hint = style({ color: color.inkMuted, fontSize: fontSize.xs });
export const clip = style(oneLine);
export const remark = style({ color: color.danger, fontSize: fontSize.xs });
export const continueMark = style({ flexShrink: 0, color: color.accentText, fontWeight: fontWeight.strong });
export const logout = style([
  entry,
  {
    ...flex,
    gap: space.x2,
    width: '100%',
    marginTop: space.x2,
    lineHeight: lineHeight.text,
    color: color.inkMuted,
    ':hover': { color: color.ink, background: color.sunken },
  },
]);
