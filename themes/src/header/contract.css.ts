import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Variables of a header theme, set by the class `header-{colour}`. */
export const header = createGlobalThemeContract(
  { accent: '', surface: '', fade: '', ink: '' },
  (_, path) => `hd-${path.join('-')}`,
);
