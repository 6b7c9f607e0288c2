import { fontSize, fontWeight, lineHeight, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.x8} ${space.x4}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: `${space.x12} ${space.x6}` },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const card = style({ display: 'block', color: color.ink });

/** As high as a portrait that is loading. */
export const portraitWaiting = style({ aspectRatio: '4 / 5' });

export const name = style({
  margin: `${space.x3} 0 0`,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
  selectors: { 'a:hover > &': { color: color.accentText } },
});

export const muted = style({
  margin: `${space.x1} 0 0`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.text,
});

export const profile = style({
  display: 'grid',
  gap: space.x6,
  marginBlockStart: space.x6,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '220px minmax(0, 1fr)', gap: space.x12 },
    [media.desktop]: { gridTemplateColumns: '280px minmax(0, 1fr)' },
  },
});

export const profilePortrait = style({ '@media': { [media.phone]: { maxWidth: '200px' } } });

export const profileName = style({ fontSize: fontSize.hero });

export const motto = style({
  margin: `${space.x6} 0`,
  paddingInlineStart: space.x4,
  borderInlineStart: `3px solid ${color.accent}`,
  fontSize: fontSize.lg,
  lineHeight: lineHeight.text,
});

export const text = style({ maxWidth: '38em', margin: `0 0 ${space.x4}`, lineHeight: '1.8' });

export const section = style({ margin: `${space.x12} 0 ${space.x6}`, fontSize: fontSize.xl });
