import { fontSize, fontWeight, layer, media, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** Beside the items on desktop, a bar at the bottom elsewhere. */
export const summary = style({
  position: 'sticky',
  display: 'grid',
  gap: space.x3,
  padding: space.x4,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
  '@media': {
    [media.desktop]: { top: '80px', padding: space.x6 },
    '(max-width: 1023.98px)': {
      bottom: 0,
      zIndex: layer.sticky,
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space.x6,
      alignItems: 'center',
      // From edge to edge, whatever the gutter.
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
  },
});

export const sums = style([
  tabularFigures,
  { display: 'grid', gap: space.x2, margin: 0, '@media': { '(max-width: 1023.98px)': { gap: 0 } } },
]);
/** Beside the button the words stand at their sums. */
const besidePay = '(min-width: 640px) and (max-width: 1023.98px)';
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x4,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  '@media': { [media.phone]: { display: 'none' }, [besidePay]: { justifyContent: 'end' } },
});
export const value = style({ margin: 0 });
export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x2,
  color: color.ink,
  '@media': {
    [media.desktop]: { paddingBlockStart: space.x3, borderBlockStart: `1px solid ${color.line}` },
    [media.phone]: { justifyContent: 'start' },
    [besidePay]: { justifyContent: 'end' },
  },
});
export const sum = style({
  margin: 0,
  color: color.price,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.strong,
});
export const error = style({
  margin: 0,
  color: color.danger,
  fontSize: fontSize.sm,
  '@media': { '(max-width: 1023.98px)': { gridColumn: '1 / -1', order: -1 } },
});
export const toWaiting = style({
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
export const next = style({
  margin: 0,
  color: color.inkMuted,
  fontSize: fontSize.xs,
  '@media': { '(max-width: 1023.98px)': { display: 'none' } },
});
