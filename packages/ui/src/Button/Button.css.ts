import { fontSize, fontWeight, media, motion, radius, space } from '@lectern/themes';
import { accentFill, color, dangerFill } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { controlReset } from '../internal/style.ts';

const hover = '&:not([aria-disabled=true]):hover';

export const button = style({
  ...controlReset,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  minHeight: '40px',
  paddingInline: space.x4,
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: '1.25',
  textAlign: 'center',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  position: 'relative',
  transition: `transform ${motion.fast} ${motion.ease}`,
  ':active': { transform: 'scale(0.98)' },
  selectors: {
    '&[data-size=small]': { minHeight: '32px', paddingInline: space.x3 },
    '&[data-size=large]': { minHeight: '48px', paddingInline: space.x6, fontSize: fontSize.md },
    '&[data-block]': { display: 'flex', flexShrink: 1, width: '100%' },
    '&[data-variant=primary]': accentFill,
    [`${hover}[data-variant=primary]`]: { background: color.accentHover },
    '&[data-variant=secondary]': {
      background: color.surface,
      borderColor: color.lineStrong,
      color: color.ink,
    },
    [`${hover}[data-variant=secondary]`]: { borderColor: color.accentText, color: color.accentText },
    '&[data-variant=quiet]': { color: color.accentText },
    [`${hover}[data-variant=quiet]`]: { background: color.accentSoft },
    '&[data-variant=danger]': dangerFill,
    '&[aria-disabled=true]': { cursor: 'not-allowed', transform: 'none' },
    '&[aria-disabled=true]:not([aria-busy])': {
      background: color.sunken,
      borderColor: color.line,
      color: color.inkFaint,
    },
    '&[aria-disabled=true][data-variant=quiet]': { background: 'none', borderColor: 'transparent' },
    '&[aria-busy]': { cursor: 'progress' },
  },
  '@media': {
    [media.touch]: {
      minWidth: '44px',
      minHeight: '44px',
      selectors: { '&[data-size=small]': { minHeight: '44px' } },
    },
    // With an enlarged font size even a single button may not fit on its line.
    [media.phone]: { flexShrink: 0, maxWidth: '100%', whiteSpace: 'normal', wordBreak: 'keep-all' },
    [media.reducedMotion]: { transition: 'none', ':active': { transform: 'none' } },
    // Buttons are useless on paper.
    print: { display: 'none !important' },
  },
});

/** Keeps the label's width while the spinner covers it, so that the layout does not shift. */
export const label = style({
  display: 'contents',
  selectors: { '[aria-busy] > &': { display: 'inline-flex', gap: 'inherit', opacity: 0 } },
});

export const busy = style({ position: 'absolute', inset: 0, margin: 'auto' });
