import { fontSize, fontWeight, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const fields = style({ display: 'grid', gap: space.x4 });

export const note = style({
  display: 'flex',
  gap: space.x2,
  padding: space.x3,
  borderRadius: radius.control,
  background: color.infoSoft,
  color: color.ink,
  fontSize: fontSize.sm,
});
export const noteIcon = style({ marginTop: '3px', color: color.info });

/** Additional text that need not be read. */
export const hint = style({ color: color.inkMuted, fontSize: fontSize.sm });

/** Aligns the label of a quiet button with the text above it. */
export const secondaryAction = style({ marginInlineStart: `-${space.x4}` });

export const code = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '316px',
});
/** A code is 300 px wide, but never wider than the phone. */
export const codeFrame = style({ width: '300px', maxWidth: '100%', height: '300px', border: 0 });
export const loader = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.control,
  background: color.surface,
});

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
  minHeight: '64px',
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${color.line}` } },
  '@media': { [media.phone]: { flexWrap: 'wrap', paddingBlock: space.x3, rowGap: space.x2 } },
});
export const rowName = style({ minWidth: 0, color: color.ink, overflowWrap: 'anywhere' });
/** Says why study cannot be started; takes no space while it is empty. */
export const problem = style({ margin: 0, color: color.danger, ':empty': { display: 'none' } });
export const summary = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const myAgreements = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  marginInlineEnd: 'auto',
  color: color.accentText,
});
export const course = style({ paddingBlock: space.x2, fontWeight: fontWeight.medium });
