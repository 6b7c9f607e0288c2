import { fontSize, fontWeight, inRows, media, radius, space } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';
import { container } from '../../shared/page/Page.css.ts';

/** Width of a sheet of paper: line length of at most 38 Chinese or 75 Latin characters, with margins. */
const SHEET = '820px';

export const page = style([
  container,
  {
    maxWidth: SHEET,
    minHeight: '100dvh',
    paddingBlockEnd: space.x16,
    '@media': { print: { maxWidth: 'none', minHeight: 0, padding: 0 } },
  },
]);
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
  minHeight: '64px',
  '@media': { print: { display: 'none' } },
});
export const backLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: '44px',
  color: color.inkMuted,
  ':hover': { color: color.accentText },
});

export const paper = style({
  padding: `${space.x12} ${space.x16} ${space.x16}`,
  ...cardBox,
  '@media': {
    [media.phone]: {
      marginInline: `-${space.x4}`,
      padding: `${space.x6} ${space.x4} ${space.x8}`,
      borderRadius: 0,
    },
    print: { padding: 0, boxShadow: 'none' },
  },
});
export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x4,
  paddingBlockEnd: space.x8,
  marginBlockEnd: space.x8,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [media.phone]: { paddingBlockEnd: space.x6, marginBlockEnd: space.x6 } },
});
export const title = style({
  fontSize: fontSize.xxl,
  textAlign: 'center',
  '@media': { [media.phone]: { fontSize: fontSize.xl } },
});
export const meta = style({
  ...inRows,
  justifyContent: 'center',
  gap: `${space.x1} ${space.x4}`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
});

/**
 * The text of a contract: generous line spacing, distinct headings, and paragraphs that do not break across
 * printed pages.
 */
export const text = style({ color: color.ink, fontSize: fontSize.md, lineHeight: '1.9' });
globalStyle(`${text} :is(p, ul, ol, blockquote) + :is(p, ul, ol, blockquote)`, {
  marginBlockStart: space.x4,
});
globalStyle(`${text} :is(h1, h2, h3)`, { margin: `${space.x8} 0 ${space.x3}`, breakAfter: 'avoid' });
globalStyle(`${text} li + li`, { marginBlockStart: space.x2 });
globalStyle(`${text} li::marker`, { color: color.inkMuted, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${text} :is(p, li)`, { orphans: 3, widows: 3 });

export const signature = style({
  display: 'grid',
  justifyItems: 'end',
  gap: space.x2,
  marginBlockStart: space.x12,
  paddingBlockStart: space.x6,
  borderBlockStart: `1px solid ${color.line}`,
  breakInside: 'avoid',
});
export const signatureLabel = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const typedName = style({ fontSize: fontSize.xl, fontWeight: fontWeight.medium });
/** A drawn signature is on a white background in dark mode too. */
export const drawn = style({
  display: 'block',
  padding: space.x2,
  borderRadius: radius.control,
  background: color.surface,
});
export const drawing = style({ display: 'block', maxWidth: '240px', maxHeight: '96px' });
export const moment = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const panel = style({
  display: 'grid',
  gap: space.x4,
  marginBlockStart: space.x6,
  padding: `${space.x8} ${space.x16}`,
  ...cardBox,
  '@media': {
    [media.phone]: { marginInline: `-${space.x4}`, padding: `${space.x6} ${space.x4}`, borderRadius: 0 },
    print: { display: 'none' },
  },
});
export const help = style({ color: color.inkMuted });
export const problem = style({
  margin: `${space.x1} 0 0`,
  color: color.danger,
  fontSize: fontSize.sm,
  ':empty': { display: 'none' },
});
export const submit = style({ justifySelf: 'end', '@media': { [media.phone]: { justifySelf: 'stretch' } } });

export const note = style({
  ...inRows,
  gap: space.x4,
  marginBlockStart: space.x6,
  padding: space.x6,
  borderRadius: radius.card,
  background: color.infoSoft,
  selectors: { '&[data-good=true]': { background: color.successSoft } },
  '@media': { print: { display: 'none' } },
});
export const noteSign = style({
  flex: 'none',
  color: color.info,
  selectors: { '[data-good=true] > &': { color: color.success } },
});
export const noteWords = style({ flex: '1 1 240px' });
export const noteTitle = style({ fontWeight: fontWeight.medium });
