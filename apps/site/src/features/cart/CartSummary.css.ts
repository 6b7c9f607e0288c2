import { fontSize, fontWeight, layer, media, space } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** Beside the items on desktop, a bar at the bottom elsewhere. */
export const summary = style({
  position: 'sticky',
  display: 'grid',
  gap: space.x3,
  padding: space.x4,
  ...cardBox,
  '@media': {
    [media.desktop]: { top: '80px', padding: space.x6 },
    '(max-width: 1023.98px)': {
      bottom: 0,
      zIndex: layer.sticky,
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space.x6,
      alignItems: 'center',
      // Spans the full width, across the gutter.
      marginInline: `calc(-1 * ${space.x6})`,
      paddingInline: space.x6,
      borderRadius: 0,
      boxShadow: `0 -1px 0 ${color.line}, 0 1px 0 ${color.line}`,
    },
    // Above the tab bar of the shell.
    [media.phone]: {
      bottom: 'calc(56px + env(safe-area-inset-bottom))',
      marginInline: `calc(-1 * ${space.x4})`,
      paddingInline: space.x4,
    },
    [media.low]: { position: 'relative', top: 0, bottom: 0 },
  },
});

/** Beside the button, labels are placed next to their sums. */
export const totals = style({
  '@media': {
    '(max-width: 1023.98px)': { width: 'fit-content' },
    '(min-width: 640px) and (max-width: 1023.98px)': { justifySelf: 'end' },
  },
});
export const error = style({
  color: color.danger,
  fontSize: fontSize.sm,
  '@media': { '(max-width: 1023.98px)': { gridColumn: '1 / -1', order: -1 } },
});
export const waitingOrderLink = style({
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: '44px',
  color: color.accentText,
  fontWeight: fontWeight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});
export const pay = style({ '@media': { '(max-width: 1023.98px)': { minWidth: '160px' } } });
export const nextStep = style({
  color: color.inkMuted,
  fontSize: fontSize.xs,
  '@media': { '(max-width: 1023.98px)': { display: 'none' } },
});
