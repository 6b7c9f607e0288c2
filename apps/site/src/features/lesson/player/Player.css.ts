import { space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

export const stage = style({ position: 'relative' });

/** Above the controls, at the end of the video. */
export const ended = style({ position: 'absolute', insetInlineEnd: space.x4, bottom: '96px' });
