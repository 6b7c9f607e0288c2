import { fontSize, fontWeight, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const lab = style({
  display: 'grid',
  gap: space.x6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100vh',
  padding: space.x4,
  color: color.ink,
  background: color.page,
  '@media': {
    [media.tablet]: { padding: space.x6 },
    [media.desktop]: {
      gridTemplateColumns: '340px minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      columnGap: space.x8,
      padding: space.x8,
    },
  },
});
export const head = style({ display: 'grid', gap: space.x1, gridColumn: '1 / -1' });
export const title = style({ fontSize: fontSize.xxl });
export const lead = style({ fontSize: fontSize.sm, color: color.inkMuted });
export const controls = style({
  display: 'grid',
  gap: space.x6,
  minWidth: 0,
  padding: space.x6,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '@media': {
    [media.phone]: { padding: space.x4 },
    // The previews stay in view while values are being typed.
    [media.desktop]: {
      position: 'sticky',
      top: space.x4,
      maxHeight: `calc(100vh - ${space.x8})`,
      overflowY: 'auto',
    },
  },
});
export const stage = style({
  display: 'grid',
  gap: space.x4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
});
export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.x2} ${space.x8}` });
export const preview = style({
  flex: '1 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  background: color.sunken,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});
export const frame = style({ display: 'block', border: 0, background: color.page });
export const files = style({ display: 'grid', gap: space.x6 });
export const part = style({ display: 'grid', gap: space.x4, minWidth: 0 });
export const partTitle = style({
  paddingTop: space.x4,
  fontSize: fontSize.lg,
  borderTop: `1px solid ${color.line}`,
});
/** The frame of the phone begins at the same height as that of the desktop beside it. */
export const screens = style({ display: 'flex', gap: space.x4, alignItems: 'flex-start', minWidth: 0 });
export const steps = style({
  display: 'grid',
  gap: space.x1,
  paddingInlineStart: '1.5em',
  listStyle: 'decimal',
});
export const problems = style({
  display: 'grid',
  gap: space.x3,
  padding: space.x4,
  color: color.danger,
  background: color.dangerSoft,
  borderRadius: radius.control,
});
export const problemsLead = style({
  display: 'flex',
  gap: space.x2,
  alignItems: 'center',
  fontWeight: fontWeight.medium,
});
export const problemList = style({
  display: 'grid',
  gap: space.x1,
  paddingInlineStart: '1.5em',
  listStyle: 'disc',
});
