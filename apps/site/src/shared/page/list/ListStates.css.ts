import { space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

export const pages = style({ marginBlockStart: space.x6 });
