import { fontSize, fontWeight, media, oneLine, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { controlReset } from '../internal/style.ts';

export const row = style({
  display: 'flex',
  gap: space.x4,
  fontSize: fontSize.sm,
  '@media': { [media.phone]: { flexWrap: 'wrap', gap: `0 ${space.x2}` }, print: { display: 'none' } },
});

export const name = style({
  flex: 'none',
  minWidth: '3.75em',
  maxWidth: '40%',
  color: color.inkMuted,
  lineHeight: '36px',
  '@media': { [media.phone]: { minWidth: 0, maxWidth: '100%' }, [media.touch]: { lineHeight: '44px' } },
});

/** Wraps on wide screens; scrolls horizontally on a phone. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Beside a filter of several lines the chips keep their height.
  alignContent: 'start',
  gap: space.x2,
  minWidth: 0,
  fontSize: fontSize.sm,
  '@media': {
    [media.phone]: {
      flex: '1 1 8rem',
      flexWrap: 'nowrap',
      // Extends to the screen's edge, so that it is visible that more chips follow.
      marginInlineEnd: `calc(-1 * ${space.x4})`,
      paddingInlineEnd: space.x4,
      // A scroll container clips at its edge, so the focus ring needs room inside.
      margin: `calc(-1 * ${space.x1}) calc(-1 * ${space.x4}) calc(-1 * ${space.x1}) calc(-1 * ${space.x1})`,
      padding: `${space.x1} ${space.x4} ${space.x1} ${space.x1}`,
      scrollPaddingInline: space.x4,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

export const chip = style({
  ...controlReset,
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: space.x1,
  minHeight: '36px',
  paddingInline: space.x3,
  borderRadius: radius.full,
  color: color.ink,
  whiteSpace: 'nowrap',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: color.sunken },
  selectors: {
    '&[aria-pressed=true]': {
      background: color.accentSoft,
      color: color.accentText,
      fontWeight: fontWeight.medium,
    },
    '&[data-removable]': { maxWidth: '100%', border: `1px solid ${color.line}`, background: color.surface },
  },
  '@media': {
    // A name longer than the row wraps in its chip.
    [media.tablet]: { maxWidth: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere' },
    [media.touch]: { minHeight: '44px' },
  },
});

/** A typed filter may be one word of any length, so it is cut to one line. */
export const label = style(oneLine);
export const clear = style([chip, { color: color.accentText }]);
export const count = style({ color: color.inkMuted, fontVariantNumeric: 'tabular-nums' });
