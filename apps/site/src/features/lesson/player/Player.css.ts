import { style } from '@vanilla-extract/css';

export const stage = style({ position: 'relative' });
