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
import { style } from '@vanilla-extract/css';

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  maxWidth: '920px',
});
/** Below the breadcrumb of a page without its own heading. */
export const comments = style([column, { marginBlockStart: space.x4 }]);
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  margin: `0 0 ${space.x4}`,
});

export const row = style({
  gridTemplateColumns: '72px minmax(0, 1fr)',
  '@media': { [media.phone]: { gridTemplateColumns: '56px minmax(0, 1fr)', gap: space.x3 } },
});
export const post = style({ selectors: { '&[data-accepted]': { boxShadow: `0 0 0 1px ${color.success}` } } });

export const count = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  alignSelf: 'start',
  gap: '2px',
  minHeight: '64px',
  borderRadius: radius.control,
  background: color.sunken,
  color: color.inkMuted,
  selectors: {
    '&[data-state=answered]': { color: color.accentText },
    '&[data-state=accepted]': { color: color.success },
  },
});
export const number = style([
  tabularFigures,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x1,
    fontSize: fontSize.lg,
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.heading,
  },
]);
export const unit = style({ fontSize: fontSize.xs, textAlign: 'center', overflowWrap: 'break-word' });

export const name = style({
  fontSize: fontSize.md,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
});
export { nameLink } from '../../shared/page/reach.css.ts';
export const summary = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  color: color.inkMuted,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});
export const meta = style([
  tabularFigures,
  {
    ...inRows,
    gap: `${space.x1} ${space.x3}`,
    color: color.inkMuted,
    fontSize: fontSize.sm,
    overflowWrap: 'anywhere',
  },
]);

/** Line length of at most 38 Chinese or 75 Latin characters. */
export const richText = style({ maxWidth: '76ch', overflowWrap: 'anywhere' });
export const heading = style({
  color: color.ink,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
  outline: 'none',
});
export const author = style({ display: 'grid', gap: '2px', minWidth: 0 });
export const authorName = style({
  ...inRows,
  gap: space.x2,
  color: color.ink,
  fontWeight: fontWeight.medium,
});

export const pictures = style({ maxWidth: '360px' });
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  borderRadius: radius.control,
  background: color.sunken,
  objectFit: 'contain',
});

export const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.x4,
  ':empty': { display: 'none' },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const partName = style({ color: color.ink, fontSize: fontSize.sm });
export const footer = style({ ...inRows, gap: space.x3, ':empty': { display: 'none' } });
export const help = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const problem = style({
  margin: `${space.x3} 0 0`,
  color: color.danger,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});
