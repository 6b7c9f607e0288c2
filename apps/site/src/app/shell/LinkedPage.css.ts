import { fontSize, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/**
 * A little taller than the picture of the page that replaces it: the browser keeps the first of the two as the
 * largest contentful paint only if the second is no larger.
 */
export const picture = style({
  display: 'block',
  width: '100%',
  maxWidth: '560px',
  aspectRatio: '7 / 4',
  objectFit: 'cover',
  marginBlock: space.x4,
  borderRadius: radius.card,
});

/** Styled like a news article, which has the longest texts of all pages that replace this one. */
export const paragraph = style({
  maxWidth: '68ch',
  marginBlock: space.x3,
  color: color.ink,
  fontSize: fontSize.lg,
  lineHeight: '1.8',
  overflowWrap: 'anywhere',
});
