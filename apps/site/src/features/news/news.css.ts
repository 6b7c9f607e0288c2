import { fontSize, fontWeight, inRows, lineHeight, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({ maxWidth: '860px' });

export const item = style({
  display: 'grid',
  gap: `${space.x1} ${space.x8}`,
  paddingBlock: space.x6,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.ink,
  '@media': { [media.tablet]: { gridTemplateColumns: '7rem minmax(0, 1fr)' } },
});

export const date = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.75rem',
});

export const title = style({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.medium,
  selectors: { 'a:hover > div > &': { color: color.accentText } },
});

export const summary = style({
  margin: `${space.x2} 0 0`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.text,
});

export const tags = style({
  display: 'inline-flex',
  gap: space.x2,
  marginInlineStart: space.x3,
  verticalAlign: 'middle',
  // On a narrow screen they would push the last words of a title onto a line of their own.
  '@media': { [media.phone]: { display: 'flex', margin: `${space.x2} 0 0` } },
});

/** Line length of at most 38 Chinese or 75 Latin characters. */
export const article = style({ maxWidth: '684px', marginInline: 'auto' });

export const articleTitle = style({
  margin: `${space.x8} 0 ${space.x4}`,
  fontSize: fontSize.hero,
  '@media': { [media.phone]: { fontSize: fontSize.xxl, marginBlockStart: space.x4 } },
});

export const meta = style({ ...inRows, gap: space.x3, color: color.inkMuted, fontSize: fontSize.sm });

export const body = style({
  marginBlock: `${space.x8} ${space.x12}`,
  fontSize: fontSize.lg,
  lineHeight: '1.8',
  overflowWrap: 'anywhere',
});

globalStyle(`${body} :is(p, ul, ol, blockquote, figure)`, { marginBlock: `0 ${space.x6}` });
globalStyle(`${body} :is(h2, h3)`, {
  marginBlock: `${space.x8} ${space.x3}`,
  lineHeight: lineHeight.heading,
});
globalStyle(`${body} img`, { maxWidth: '100%', height: 'auto' });

export const neighbours = style({
  display: 'grid',
  gap: space.x4,
  paddingBlockStart: space.x6,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const neighbour = style({
  minHeight: '44px',
  color: color.ink,
  lineHeight: lineHeight.heading,
  ':hover': { color: color.accentText },
});
export const hint = style({
  display: 'block',
  marginBlockEnd: space.x1,
  color: color.inkMuted,
  fontSize: fontSize.sm,
});
