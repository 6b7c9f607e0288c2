import { space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

/** The reason, above the button that retries. */
export const words = style({ marginBlockEnd: space.x4 });
