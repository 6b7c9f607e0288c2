import {
  fontSize,
  fontWeight,
  inRows,
  lineHeight,
  media,
  radius,
  space,
  tabularFigures,
} from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const field = style({ display: 'flex', marginBlockEnd: space.x4 });
globalStyle(`${field} > form`, { flex: '1 1 100%', maxWidth: '560px' });

export const count = style({
  minHeight: '24px',
  margin: `0 0 ${space.x4}`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
});

export const list = style({ maxWidth: '860px' });
export const group = style({ marginBlockEnd: space.x8 });
export const kind = style({ fontSize: fontSize.lg });

export const hit = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  minHeight: '64px',
  paddingBlock: space.x4,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.ink,
});
export const cover = style({
  flex: 'none',
  width: '112px',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: radius.control,
  '@media': { [media.phone]: { width: '80px' } },
});
export const details = style({ flex: 1, minWidth: 0 });
export const title = style({
  fontSize: fontSize.md,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
  selectors: { 'a:hover > div > &': { color: color.accentText } },
});
globalStyle(`${title} > span`, { marginInlineStart: space.x2, verticalAlign: 'middle' });
export const line = style({
  display: '-webkit-box',
  margin: `${space.x1} 0 0`,
  overflow: 'hidden',
  color: color.inkMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.text,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
export const date = style([
  tabularFigures,
  { flex: 'none', color: color.inkMuted, fontSize: fontSize.sm, whiteSpace: 'nowrap' },
]);
export const moreLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: color.accentText,
  fontSize: fontSize.sm,
});

export const head = style({
  ...inRows,
  justifyContent: 'space-between',
  gap: `0 ${space.x4}`,
  maxWidth: '560px',
  marginBlockEnd: space.x2,
});
export const recent = style({ maxWidth: '560px' });
export const recentSearch = style({
  display: 'flex',
  alignItems: 'center',
  borderBlockEnd: `1px solid ${color.line}`,
});
export const recentText = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minWidth: 0,
  minHeight: '48px',
  color: color.ink,
  overflowWrap: 'anywhere',
  ':hover': { color: color.accentText },
});
export const forget = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  borderRadius: radius.full,
  color: color.inkMuted,
  ':hover': { background: color.sunken, color: color.ink },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
});
