import { fontSize, lineHeight, media, radius, space, visuallyHidden } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { container } from '../../shared/page/Page.css.ts';
import { heights } from './top/Banners.css.ts';

export const home = style([
  container,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: '40px',
    paddingBlock: `${space.x4} ${space.x12}`,
    '@media': { [media.desktop]: { gap: space.x16, paddingBlock: `${space.x6} ${space.x16}` } },
  },
]);

/** Banner and category rail side by side; on phones the rail is a row of chips under the banner. */
export const stage = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: '232px minmax(0, 1fr)',
      gap: space.x4,
      position: 'relative',
    },
  },
});

/** The banner's row stands from the start, since the chips may be painted before the banner has arrived. */
export const stageWithBanner = style({
  display: 'grid',
  gridTemplateRows: `minmax(${heights.phone}, auto) auto`,
  gap: space.x4,
  '@media': {
    [media.tablet]: { gridTemplateRows: `minmax(${heights.tablet}, auto) auto` },
    [media.desktop]: { gridTemplateRows: 'auto' },
  },
});

/** One line that matters today; it may lead somewhere. */
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
