import { fontSize, lineHeight, media, radius, space, visuallyHidden } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { container } from '../../shared/page/Page.css.ts';

export const home = style([
  container,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: '40px',
    // Keeps the footer below the viewport while the code of the shelves is loading.
    minHeight: '100dvh',
    paddingBlock: `${space.x4} ${space.x12}`,
    '@media': { [media.desktop]: { gap: space.x16, paddingBlock: `${space.x6} ${space.x16}` } },
  },
]);

/** A one-line notice; it may be a link. */
export const notice = style({
  marginBlockEnd: '-24px',
  padding: `11px ${space.x4}`,
  borderRadius: radius.control,
  background: color.accentSoft,
  color: color.accentText,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.text,
  selectors: { '&[href]:hover': { textDecoration: 'underline' } },
  '@media': { [media.desktop]: { marginBlockEnd: '-48px' } },
});

export const hiddenTitle = style(visuallyHidden);
