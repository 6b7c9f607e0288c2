import {
  fontSize,
  fontWeight,
  lineHeight,
  media,
  oneLine,
  radius,
  space,
  tabularFigures,
  visuallyHidden,
} from '@lectern/themes';
import { accentFill, color } from '@lectern/themes/css';
import { createContainer, createVar, style } from '@vanilla-extract/css';

/** Columns of the days; a day with concurrent lessons is wider. */
export const columns = createVar();
export const hours = createVar();
export const top = createVar();
/** Duration of a lesson in minutes, without a unit. */
export const minutes = createVar();
export const left = createVar();
export const width = createVar();

const week = createContainer();

/** Below this width a lane has no room for horizontal text, so the text is vertical. */
const asLane = '(max-width: 40px)';
/** Below this width times would take two lines, so they are hidden; the position shows them. */
const asTight = '(max-width: 84px)';
/**
 * Seven columns are readable from this width on (in rem, so that it grows with the font size); below it the
 * days are stacked.
 */
const asTable = `${week} (min-width: 42.5rem)`;
/** With an enlarged font size a time takes most of the line, so it is above the name. */
const asStack = `${week} (max-width: 17rem)`;
const hourPx = 56;
const hourHeight = `${hourPx}px`;
/** Part of a lesson's height that is not available for text lines, in px. */
const reservedPx = 15;
/**
 * Limits a text to the number of whole lines that fit into a lesson, ending in an ellipsis. The number of lines
 * must be unitless and is computed from the default line height; `maxHeight` uses the actual line height, for
 * enlarged font sizes.
 */
const lineClamp = (size: 'sm' | 'xs', linesBeside = 0) => {
  const linePx = Number.parseFloat(fontSize[size]) * 16 * Number(lineHeight.heading);
  const room = `${minutes} * ${hourPx} / 60 - ${reservedPx}`;
  return {
    WebkitLineClamp: `max(1, round(down, (${room}) / ${linePx} - ${linesBeside}, 1))`,
    maxHeight: `max(1lh, round(down, 100cqh - 12px - ${linesBeside}lh, 1lh))`,
  };
};
const headHeight = '3.25rem';

export const frame = style({ containerName: week, containerType: 'inline-size', minWidth: 0 });

export const table = style({
  display: 'grid',
  gap: space.x6,
  '@container': {
    [asTable]: {
      gridTemplateColumns: `auto ${columns}`,
      gap: 0,
      overflow: 'hidden',
      border: `1px solid ${color.line}`,
      borderRadius: radius.card,
      background: color.surface,
    },
  },
});

export const scale = style({
  display: 'none',
  paddingTop: headHeight,
  '@container': { [asTable]: { display: 'block' } },
});
export const hour = style({
  display: 'block',
  boxSizing: 'border-box',
  width: '3.5rem',
  height: hourHeight,
  paddingInlineEnd: space.x2,
  color: color.inkMuted,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.tight,
  textAlign: 'end',
  transform: 'translateY(-6px)',
  ...tabularFigures,
});

export const day = style({
  minWidth: 0,
  selectors: { '&[data-free]': { display: 'none' } },
  '@container': {
    [asTable]: {
      borderInlineStart: `1px solid ${color.line}`,
      selectors: { '&[data-free]': { display: 'block' } },
    },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x2,
  margin: `0 0 ${space.x2}`,
  color: color.ink,
  fontSize: fontSize.md,
  fontWeight: fontWeight.strong,
  '@container': {
    [asTable]: {
      boxSizing: 'border-box',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 0,
      height: headHeight,
      margin: 0,
      borderBlockEnd: `1px solid ${color.line}`,
      fontSize: fontSize.sm,
      lineHeight: lineHeight.heading,
      selectors: { '[data-today] > &': { color: color.accentText, background: color.accentSoft } },
    },
  },
});
export const date = style({ fontWeight: fontWeight.regular, ...tabularFigures });
export const today = style({
  color: color.accentText,
  fontSize: fontSize.sm,
  '@container': { [asTable]: visuallyHidden },
});

export const column = style({
  '@container': {
    [asTable]: {
      position: 'relative',
      height: `calc(${hours} * ${hourHeight})`,
      backgroundImage: `linear-gradient(${color.line} 1px, transparent 1px)`,
      backgroundSize: `100% ${hourHeight}`,
      backgroundPosition: '0 -1px',
    },
  },
});
export const list = style({ display: 'grid', gap: space.x2, margin: 0, padding: 0, listStyle: 'none' });
export const event = style({
  minWidth: 0,
  '@container': {
    [asTable]: {
      boxSizing: 'border-box',
      position: 'absolute',
      top,
      insetInlineStart: left,
      width,
      height: `calc(${minutes} * ${hourHeight} / 60)`,
      minHeight: '28px',
      padding: '1px 2px 2px',
      containerType: 'size',
    },
  },
});

export const lesson = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(6.5em, max-content) minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space.x3,
  padding: space.x4,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.ink,
  textDecoration: 'none',
  selectors: {
    '&[href]:hover': { borderColor: color.accentText },
    '&[data-state=finished]': { background: color.sunken },
  },
  '@media': { [media.touch]: { minHeight: '44px' } },
  '@container': {
    [asStack]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [asTable]: {
      display: 'flex',
      // Content that does not fit completely wraps into another column outside the visible area, so that no
      // line is cut in half.
      flexFlow: 'column wrap',
      alignContent: 'flex-start',
      height: '100%',
      padding: `${space.x1} 6px`,
      overflow: 'hidden',
      borderRadius: radius.control,
      borderColor: 'transparent',
      borderInlineStart: `3px solid ${color.accent}`,
      background: color.accentSoft,
      fontSize: fontSize.xs,
      lineHeight: lineHeight.heading,
      selectors: {
        '&[data-state=now]': accentFill,
        '&[data-state=finished]': { borderInlineStartColor: color.lineStrong },
        // Half an hour has room for one line: the name, since the position shows the time.
        '&[data-short]': { paddingBlock: '1px', justifyContent: 'center' },
        // Concurrent lessons have room for the name only.
        '&[data-crowded]': { paddingInline: '3px 2px' },
      },
    },
    [asLane]: {
      alignContent: 'center',
      lineHeight: 1,
      selectors: { '&[data-crowded]': { paddingInline: 0 } },
    },
  },
});
export const clock = style({
  gridRow: '1 / span 2',
  fontWeight: fontWeight.strong,
  ...tabularFigures,
  '@container': {
    [asStack]: { gridRow: 1 },
    [asTable]: {
      width: '100%',
      fontWeight: fontWeight.regular,
      selectors: { ':is([data-short], [data-crowded]) > &': visuallyHidden },
    },
    [asTight]: visuallyHidden,
  },
});
export const name = style({
  fontWeight: fontWeight.medium,
  overflowWrap: 'anywhere',
  '@container': {
    [asStack]: { gridColumn: '1 / -1' },
    [asTable]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      width: '100%',
      ...lineClamp('sm', 1),
      overflow: 'hidden',
      fontSize: fontSize.sm,
      lineHeight: lineHeight.heading,
      selectors: {
        '[data-short] > &': lineClamp('sm'),
        '[data-crowded] > &': { fontSize: fontSize.xs, ...lineClamp('xs') },
      },
    },
    [asTight]: lineClamp('sm'),
    [asLane]: {
      ...oneLine,
      display: 'block',
      flex: 1,
      minHeight: 0,
      maxHeight: 'none',
      lineHeight: 'inherit',
      selectors: { ':not([data-short]) > &': { width: 'auto', writingMode: 'vertical-rl' } },
    },
  },
});
export const details = style({
  gridColumn: '2 / 4',
  color: color.inkMuted,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
  '@container': {
    [asStack]: { gridColumn: '1 / -1' },
    [asTable]: {
      width: '100%',
      fontSize: fontSize.xs,
      color: 'inherit',
      selectors: { ':is([data-short], [data-crowded]) > &': { display: 'none' } },
    },
  },
});
/** In the table, position and colour show the state; screen readers and the list get it as text. */
export const state = style({
  gridRow: 1,
  gridColumn: '-2 / -1',
  color: color.inkMuted,
  fontSize: fontSize.sm,
  selectors: { '[data-state=now] > &': { color: color.accentText, fontWeight: fontWeight.strong } },
  '@container': { [asTable]: visuallyHidden },
});

/** The line at the current time, above today's lessons but transparent for pointer events. */
export const nowLine = style({
  display: 'none',
  '@container': {
    [asTable]: {
      display: 'block',
      position: 'absolute',
      insetInline: 0,
      borderBlockStart: `2px solid ${color.danger}`,
      pointerEvents: 'none',
      '::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: '-5px',
        top: '-6px',
        width: '10px',
        height: '10px',
        borderRadius: radius.full,
        background: color.danger,
      },
    },
  },
});
export const none = style({ '@container': { [asTable]: visuallyHidden } });
