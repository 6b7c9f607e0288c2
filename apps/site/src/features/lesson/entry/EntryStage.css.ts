import { space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

/** Hidden on low stages, where only the title fits. */
export const way = style({ width: 'min(100%, 720px)', marginBlockEnd: space.x4, color: 'inherit' });
