import { fontSize, fontWeight, motion, oneLine, radius, space } from '@lectern/themes';
import { accentFill, color, forcedEdge, header } from '@lectern/themes/css';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const slide = keyframes({ from: { transform: 'translateX(24px)' } });

export const drawer = style({
  inset: '0 0 0 auto',
  width: 'min(360px, 88vw)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: `${space.x2} ${space.x4} ${space.x8}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: color.ink,
  background: color.surface,
  border: forcedEdge,
  boxShadow: color.shadowFloating,
  animation: `${slide} ${motion.slow} ${motion.ease}`,
  // Buttons with the header's colours need others on the drawer's plain background.
  vars: { [header.surface]: color.accentInk, [header.ink]: color.accent, [color.focus]: color.accentText },
  '::backdrop': { background: color.scrim },
});
globalStyle(`html:has(${drawer}[open])`, { overflow: 'hidden' });

export const top = style({ display: 'flex', alignItems: 'center', gap: space.x2 });
export const school = style({ ...oneLine, flex: 1, paddingInlineStart: space.x3, fontSize: fontSize.lg });
export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  marginInlineEnd: `-${space.x2}`,
  borderRadius: radius.full,
});
const section = {
  paddingBottom: space.x4,
  marginBottom: space.x2,
  borderBottom: `1px solid ${color.line}`,
} as const;
export const user = style({ ...section, fontSize: fontSize.sm });
globalStyle(`${user} ul`, { display: 'grid', gridTemplateColumns: '1fr 1fr' });
export const access = style({
  ...section,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.x3,
  paddingTop: space.x2,
});
globalStyle(`${access} a`, {
  display: 'grid',
  placeItems: 'center',
  minHeight: '44px',
  border: `1px solid ${color.lineStrong}`,
  fontSize: fontSize.md,
});
globalStyle(`${access} a:last-child`, { ...accentFill, borderColor: 'transparent' });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '48px',
  padding: `${space.x2} ${space.x3}`,
  borderRadius: radius.control,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&[aria-current]': {
      color: color.accentText,
      background: color.accentSoft,
      fontWeight: fontWeight.medium,
    },
  },
});
export const chevron = style({
  flexShrink: 0,
  color: color.inkMuted,
  transition: `transform ${motion.fast} ${motion.ease}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});
export const children = style({ paddingInlineStart: space.x4 });
export const preferences = style({
  display: 'flex',
  gap: space.x2,
  marginTop: space.x4,
  paddingTop: space.x4,
  borderTop: `1px solid ${color.line}`,
});
