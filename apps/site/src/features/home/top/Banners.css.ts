import { fontSize, fontWeight, lineHeight, media, radius, space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

/** Minimum heights of the banners on phones, tablets and desktops. Larger text makes all of them taller. */
export const heights = { phone: '216px', tablet: '320px', desktop: '400px' };

/** The picture is behind the text; its subject is in the right half. */
export const slide = style({
  position: 'relative',
  display: 'flex',
  height: '100%',
  minHeight: heights.phone,
  // Each picture is marked as light or dark, independently of the page's scheme. The text must be legible also
  // until the picture is there, and without it.
  selectors: {
    '&[data-tone="light"]': { backgroundColor: '#ffffff', color: '#16202e' },
    '&[data-tone="dark"]': { backgroundColor: '#16202e', color: '#ffffff' },
  },
  '@media': {
    [media.tablet]: { minHeight: heights.tablet },
    [media.desktop]: { minHeight: heights.desktop },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '70% 50%',
  display: 'block',
});

export const text = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: space.x2,
  padding: space.x6,
  maxWidth: '72%',
  '@media': { [media.tablet]: { padding: space.x12, gap: space.x3, maxWidth: '56%' } },
});

export const title = style({
  fontSize: fontSize.xl,
  '@media': {
    [media.phone]: { selectors: { ':lang(en) &': { fontSize: fontSize.lg } } },
    [media.tablet]: { fontSize: fontSize.xxl },
    [media.desktop]: { fontSize: fontSize.hero },
  },
});

export const subtitle = style({
  fontSize: fontSize.sm,
  lineHeight: lineHeight.text,
  '@media': { [media.tablet]: { fontSize: fontSize.lg } },
});

export const action = style({
  marginBlockStart: space.x2,
  padding: `${space.x2} ${space.x6}`,
  minHeight: '44px',
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: radius.full,
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
  // Black or white for the strongest contrast to the picture, which may have the school's own colour.
  selectors: {
    '[data-tone="light"] &': { background: '#16202e', color: '#ffffff' },
    '[data-tone="dark"] &': { background: '#ffffff', color: '#16202e' },
    '&:hover': { opacity: 0.9 },
  },
});
