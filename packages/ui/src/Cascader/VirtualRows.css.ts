import { style } from '@vanilla-extract/css';

export const window = style({
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  contain: 'strict',
});
