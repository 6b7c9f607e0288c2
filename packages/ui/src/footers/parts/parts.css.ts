import { fontSize, fontWeight, inRows, media, radius, space } from '@lectern/themes';
import { color, footer } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const frame = style({
  color: footer.inkMuted,
  background: footer.surface,
  borderTop: `1px solid ${footer.line}`,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
  vars: { [color.focus]: footer.ink },
  '@media': { print: { display: 'none' } },
});
export const container = style({
  maxWidth: '1264px',
  margin: '0 auto',
  padding: `${space.x8} ${space.x4}`,
  '@media': {
    [media.tablet]: { padding: `${space.x12} ${space.x6} ${space.x8}` },
    [media.desktop]: { paddingInline: space.x8 },
  },
});
export const logo = style({
  width: 'auto',
  maxWidth: '200px',
  height: '48px',
  objectFit: 'contain',
  objectPosition: 'left',
});
export const brandName = style({
  color: footer.ink,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
export const overview = style({ maxWidth: '38em', whiteSpace: 'pre-line' });
export const address = style({ fontStyle: 'normal' });

export const link = style({
  display: 'inline-block',
  paddingBlock: space.x1,
  selectors: {
    '&:any-link:hover': { color: footer.ink, textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
  '@media': { [media.touch]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
});
export const title = style([link, { color: footer.ink, fontWeight: fontWeight.medium }]);
export const menu = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x6,
  selectors: {
    '&[data-shape="columns"]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
      gap: space.x6,
    },
  },
  // Three columns on most phones.
  '@media': {
    [media.phone]: {
      selectors: {
        '&[data-shape="columns"]': {
          gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
          columnGap: space.x4,
        },
      },
    },
  },
});

/** In the layout `line`, an entry with children is on a line of its own: its name, then the children. */
export const entry = style({
  selectors: {
    '[data-shape=line] > &[data-parent]': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space.x4,
      width: '100%',
      justifyContent: 'inherit',
    },
  },
});
export const children = style({
  selectors: { '[data-shape=line] &': { display: 'flex', flexWrap: 'wrap', columnGap: space.x4 } },
});

export const codes = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.x4 });
export const code = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x2,
  fontSize: fontSize.xs,
  // If the picture of a code cannot be loaded, its frame and name are hidden.
  selectors: { '&:not(:has(img))': { display: 'none' } },
  // On a phone the code is small with its name beside it, since it can only be used by apps that scan the
  // phone's own screen.
  '@media': { [media.phone]: { gridAutoFlow: 'column', alignItems: 'center' } },
});
export const codePicture = style({
  // The code itself is 112 px; its white border is added to that.
  boxSizing: 'content-box',
  width: '112px',
  height: '112px',
  padding: '6px',
  '@media': { [media.phone]: { width: '64px', height: '64px' } },
  background: '#ffffff',
  borderRadius: radius.control,
  objectFit: 'contain',
});

export const legal = style({ ...inRows, gap: `0 ${space.x4}`, fontSize: fontSize.xs });
export const security = style([link, { display: 'inline-flex', alignItems: 'center', gap: space.x1 }]);
