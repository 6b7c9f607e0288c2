import { fontSize, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/**
 * A little higher than the picture of the page that comes in its place: the browser takes the first of the two for the
 * largest paint only where the second is no larger.
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

/** Set as a piece of news is, whose words are the longest and come in their place. */
export const words = style({
  maxWidth: '68ch',
  marginBlock: space.x3,
  color: color.ink,
  fontSize: fontSize.lg,
  lineHeight: '1.8',
  overflowWrap: 'anywhere',
});
