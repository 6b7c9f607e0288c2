import { space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'none',
  '@media': { print: { display: 'flex', alignItems: 'center', gap: space.x3, marginBlockEnd: space.x6 } },
});
export const sign = style({ height: '32px', width: 'auto' });
export const subject = style({ marginInlineStart: 'auto' });
