import { fontSize, oneLine, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { flex, hoverTint } from '../mixins.ts';

export const userButton = style({
  ...flex,
  ...hoverTint,
  gap: space.x2,
  height: '40px',
  paddingInline: '4px 8px',
  borderRadius: radius.full,
  fontSize: fontSize.sm,
});

export const userShort = style({
  ...oneLine,
  maxWidth: '6em',
  '@media': { ['(max-width: 1239.98px)']: { display: 'none' } },
});

export const userPanel = style({ right: 0, width: '288px' });

export const preferences = style({
  ...flex,
  marginTop: space.x2,
  paddingTop: space.x2,
  borderTop: `1px solid ${color.line}`,
});
