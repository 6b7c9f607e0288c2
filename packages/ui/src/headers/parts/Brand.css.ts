import { fontSize, fontWeight, media, oneLine, radius } from '@lectern/themes';
import { style } from '@vanilla-extract/css';
import { flex } from './mixins.ts';

export const brand = style({
  ...flex,
  minWidth: 0,
  height: '44px',
  marginInlineEnd: 'auto',
  borderRadius: radius.control,
  '@media': { [media.desktop]: { flexShrink: 0, marginInlineEnd: 0 }, [media.touch]: { minWidth: '44px' } },
});

export const logo = style({
  width: 'auto',
  height: '36px',
  minWidth: 0,
  maxWidth: '160px',
  objectFit: 'contain',
  // A white logo would be invisible on a white background.
  '@media': { '(forced-colors: active)': { filter: 'drop-shadow(0 0 1px CanvasText)' } },
});

export const brandName = style({
  ...oneLine,
  maxWidth: '11em',
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
});
