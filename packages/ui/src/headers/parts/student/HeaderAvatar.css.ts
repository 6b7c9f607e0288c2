import { radius } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { flex } from '../mixins.ts';

export const avatar = style({
  ...flex,
  justifyContent: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  color: color.accentText,
  background: color.accentSoft,
  borderRadius: radius.full,
});

export const avatarPicture = style({ width: '100%', height: '100%', objectFit: 'cover' });
