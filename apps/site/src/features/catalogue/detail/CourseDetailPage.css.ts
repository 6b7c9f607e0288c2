import { fontSize, lineHeight, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import * as frame from '../../../shared/page/detail/detailPage.css.ts';

export { layout, main } from '../../../shared/page/detail/detailPage.css.ts';

export const top = style([frame.top, { '@media': { [media.phone]: { order: -1 } } }]);
/** On a phone the card is split up: its cover goes to the top of the page, its facts below the title. */
export const side = style([frame.side, { '@media': { [media.phone]: { display: 'contents' } } }]);

export const links = style({
  display: 'grid',
  gap: space.x1,
  paddingInlineStart: '1.2em',
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});

export const relatedCourses = style({
  marginBlockStart: '40px',
  '@media': { [media.desktop]: { marginBlockStart: space.x16 } },
});

/** The description, in a column of reading width. */
export const about = style({
  maxWidth: '38em',
  color: color.ink,
  fontSize: fontSize.md,
  lineHeight: lineHeight.text,
});
