/**
 * The fixed scales: type, spacing and shape. They are constants rather than CSS variables, since no theme
 * changes them; so they take no bytes unless used.
 */

/** Spacing on a 4 px grid, by the multiple of 4 px. */
export const space = {
  x1: '4px',
  x2: '8px',
  x3: '12px',
  x4: '16px',
  x6: '24px',
  x8: '32px',
  x12: '48px',
  x16: '64px',
  x24: '96px',
} as const;

/** Font sizes: 12, 14, 16, 18, 22, 28 and 36 px, in rem, so that they follow the user's font size. */
export const fontSize = {
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.375rem',
  xxl: '1.75rem',
  hero: '2.25rem',
} as const;

/** Line heights of body text, headings and single lines. */
export const lineHeight = { text: '1.6', heading: '1.3', tight: '1' } as const;

/** Font weights. */
export const fontWeight = { regular: '400', medium: '500', strong: '600' } as const;

/** Corner radii of controls, cards, dialogs and pills. */
export const radius = { control: '8px', card: '12px', dialog: '16px', full: '999px' } as const;

/** Durations and easing of animations; animate only opacity and transform. */
export const motion = { fast: '120ms', slow: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** Media queries of the three designed widths: phone below 640, tablet from 640, desktop from 1024. */
export const media = {
  phone: '(max-width: 639.98px)',
  tablet: '(min-width: 640px)',
  desktop: '(min-width: 1024px)',
  wide: '(min-width: 1240px)',
  /** A viewport so low, as at 400 % zoom on a desktop, that sticky bars would cover most of the page. */
  low: '(max-height: 320px)',
  touch: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;

/** The system's Chinese fonts first; no web fonts. */
export const fontFamily =
  '"PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif';

/** Values of z-index, from the page upwards. */
export const layer = { sticky: '10', header: '20', overlay: '40', dialog: '50', toast: '60' } as const;

/** Digits of equal width, for timers, prices and counts. Spread it into a style. */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' } as const;

/** Hidden visually but read by screen readers, in its place in the reading order. Spread it into a style. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

/** A single line that ends in an ellipsis. Spread it into a style. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Items side by side that wrap. Spread it into a style. */
export const inRows = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // A name longer than a line is broken, also beside figures; what fits a line moves there whole.
  overflowWrap: 'anywhere',
} as const;
