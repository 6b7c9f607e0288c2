import { fontSize, fontWeight, media, oneLine, radius, space, visuallyHidden } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { controlReset } from '../internal/style.ts';

export const uploader = style({ display: 'grid', gap: space.x3, minWidth: 0 });

export const zone = style({
  ...controlReset,
  display: 'grid',
  justifyItems: 'center',
  gap: space.x1,
  width: '100%',
  padding: `${space.x6} ${space.x4}`,
  border: `1.5px dashed ${color.lineStrong}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-over]': { borderColor: color.accentText, background: color.accentSoft },
    '&[data-invalid]': { borderColor: color.danger },
    '&:disabled': { borderColor: color.line, background: color.sunken, cursor: 'not-allowed' },
  },
});
export const zoneIcon = style({ color: color.accentText, fontSize: '1.75rem' });
export const zoneWord = style({ color: color.accentText, fontWeight: fontWeight.medium });
/** A finger can neither drop nor paste files. */
export const zoneOrDrop = style({ '@media': { [media.touch]: { display: 'none' } } });
export const zoneHint = style({ maxWidth: '36em', fontSize: fontSize.xs, lineHeight: '1.5' });
export const blockedReason = style({ color: color.danger, fontSize: fontSize.sm });

export const list = style({ display: 'grid', gap: space.x2, margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  padding: space.x2,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  selectors: { '&[data-status=failed], &[data-status=refused]': { borderColor: color.danger } },
});

export const picture = style({
  ...controlReset,
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  overflow: 'hidden',
  borderRadius: '6px',
  background: color.sunken,
  color: color.inkMuted,
  fontSize: '1.375rem',
  selectors: { 'button&': { cursor: 'zoom-in' } },
});
export const thumbnail = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const details = style({ display: 'grid', gap: space.x1, minWidth: 0, fontSize: fontSize.sm });
export const name = style({
  ...oneLine,
  color: color.ink,
  // As a link, its touch target extends beyond its line.
  selectors: { 'a&': { position: 'relative' } },
  '@media': { [media.touch]: { selectors: { 'a&': { paddingBlock: '11px', marginBlock: '-11px' } } } },
});
export const facts = style({
  color: color.inkMuted,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const problem = style({ color: color.danger, fontSize: fontSize.xs });
export const actions = style({ display: 'flex' });

export const action = style({
  ...controlReset,
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: radius.control,
  color: color.inkMuted,
  fontSize: '1.125rem',
  cursor: 'pointer',
  ':hover': { background: color.sunken, color: color.ink },
  '@media': { [media.touch]: { width: '44px', height: '44px' } },
});

export const dropTarget = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  padding: space.x3,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  selectors: { '&[data-over]': { borderColor: color.accentText, background: color.accentSoft } },
});

export const large = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '70vh',
  margin: '0 auto',
  borderRadius: radius.control,
});
export const srOnly = style(visuallyHidden);
