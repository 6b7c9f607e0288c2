import { space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

/** Left out on low stages, where the title alone fits. */
export const way = style({ width: 'min(100%, 720px)', marginBlockEnd: space.x4, color: 'inherit' });
