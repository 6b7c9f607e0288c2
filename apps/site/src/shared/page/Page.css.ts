import { fontSize, inRows, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';

/** The standard container: 1200 px with gutters of 16, 24 and 32 px. */
export const container = style({
  width: '100%',
  maxWidth: '1264px',
  marginInline: 'auto',
  paddingInline: space.x4,
  '@media': { [media.tablet]: { paddingInline: space.x6 }, [media.desktop]: { paddingInline: space.x8 } },
});

export const page = style([
  container,
  {
    paddingBlock: `${space.x4} ${space.x12}`,
    '@media': { [media.desktop]: { paddingBlock: `${space.x8} ${space.x16}` } },
  },
]);

export const head = style({
  ...inRows,
  gap: `${space.x3} ${space.x4}`,
  marginBlock: `${space.x4} ${space.x6}`,
});

export const title = style({
  flex: '1 1 auto',
  minWidth: 0,
  color: color.ink,
  fontSize: fontSize.xxl,
  '@media': { [media.phone]: { fontSize: fontSize.xl } },
});

/** Skeletons seldom have the height of the content; hiding the footer meanwhile avoids a visible layout shift. */
globalStyle('main:has([data-skeleton]) ~ :is(footer, div:has(> footer))', { visibility: 'hidden' });
