import { fontSize, fontWeight, radius, space } from '@lectern/themes';
import { color, wrongFill } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** Stays on one line, however little room there is; only a text longer than a phone's width wraps. */
export const tag = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  boxSizing: 'border-box',
  width: 'max-content',
  maxWidth: 'min(26em, 100vw - 72px)',
  gap: space.x1,
  paddingInline: space.x2,
  borderRadius: '6px',
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  lineHeight: '1.375rem',
  overflowWrap: 'anywhere',
  color: color.inkMuted,
  background: color.sunken,
  selectors: {
    '&[data-tone=accent]': { color: color.accentText, background: color.accentSoft },
    '&[data-tone=success]': { color: color.success, background: color.successSoft },
    '&[data-tone=warning]': { color: color.warning, background: color.warningSoft },
    '&[data-tone=danger]': { color: color.danger, background: color.dangerSoft },
    '&[data-tone=info]': { color: color.info, background: color.infoSoft },
    '&[data-tone=onCover]': { color: '#fff', background: 'rgb(12 16 24 / 0.72)' },
  },
});

export const anchor = style({ position: 'relative', display: 'inline-flex' });

export const badge = style({
  position: 'absolute',
  top: 0,
  right: 0,
  minWidth: '18px',
  paddingInline: '5px',
  boxSizing: 'border-box',
  borderRadius: radius.full,
  ...wrongFill,
  fontSize: '0.6875rem',
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.125rem',
  textAlign: 'center',
  transform: 'translate(50%, -50%)',
  selectors: { '&[data-dot]': { minWidth: '8px', width: '8px', height: '8px', padding: 0 } },
});
