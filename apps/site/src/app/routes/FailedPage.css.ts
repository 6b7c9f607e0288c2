import { space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

/** The reason, above the button that retries. */
export const text = style({ marginBlockEnd: space.x4 });
