import { fontSize, fontWeight, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { controlReset } from '../internal/style.ts';

export const palette = style({ display: 'grid', gap: space.x4 });
export const title = style({
  marginBottom: space.x2,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
});
/**
 * Side and gap of the cells in px, used to compute the height of the rows that are not rendered; the gap equals
 * `space.x2`.
 */
export const CELL = 44;
export const GAP = 8;

export const blocks = style({ display: 'grid', gap: `${GAP}px` });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${CELL}px, 1fr))`,
  gap: `${GAP}px`,
});

const leftHalf = (paint: string, height: string) =>
  `linear-gradient(${paint} 0 0) 0 100% / 50% ${height} no-repeat`;

/**
 * Each state has its own outline or sign besides its colour. A button centres its number by itself; making
 * every cell a grid would cost more than all the other styles.
 */
export const cell = style({
  ...controlReset,
  minWidth: `${CELL}px`,
  height: `${CELL}px`,
  borderRadius: radius.control,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
  // The outlines express the states, so they are kept in forced colours mode.
  forcedColorAdjust: 'none',
  background: color.surface,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[data-state=answered]': {
      background: color.accentSoft,
      boxShadow: `inset 0 -3px ${color.accentText}`,
      color: color.accentText,
    },
    // The left half looks like that of an answered question.
    '&[data-state=partlyFilled]': {
      background: `${leftHalf(color.accentText, '3px')}, ${leftHalf(color.accentSoft, '100%')}, ${color.surface}`,
      color: color.accentText,
    },
    '&[data-state=unsaved]': {
      background: color.warningSoft,
      boxShadow: 'none',
      border: `2px dashed ${color.warning}`,
      color: color.warning,
    },
    '&[data-state=right]': {
      background: color.successSoft,
      boxShadow: `inset 0 0 0 1px ${color.success}`,
      color: color.success,
    },
    '&[data-state=partlyRight]': {
      background: color.warningSoft,
      boxShadow: `inset 0 0 0 1px ${color.warning}`,
      color: color.warning,
    },
    '&[data-state=wrong]': {
      background: color.dangerSoft,
      boxShadow: `inset 0 0 0 1px ${color.danger}`,
      color: color.danger,
    },
    '&[aria-current]': {
      outline: `2px solid ${color.ink}`,
      outlineOffset: '2px',
      color: color.ink,
      fontWeight: fontWeight.strong,
    },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

/** A cell with a sign in its corner; the other cells need no positioned layer. */
export const signed = style([cell, { position: 'relative' }]);
export const flag = style({
  position: 'absolute',
  top: 0,
  right: 0,
  width: '14px',
  height: '14px',
  borderRadius: `0 ${radius.control} 0 0`,
  background: color.warning,
  clipPath: 'polygon(0 0, 100% 0, 100% 100%)',
});

export const sign = style({ position: 'absolute', right: '3px', bottom: '3px', fontSize: '0.75rem' });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x2} ${space.x4}`,
  color: color.inkMuted,
  fontSize: fontSize.xs,
});
export const legendItem = style({ display: 'flex', alignItems: 'center', gap: space.x2 });
export const sample = style([
  signed,
  { minWidth: '20px', width: '20px', height: '20px', borderRadius: '5px', cursor: 'default' },
]);
