import { createGlobalThemeContract } from '@vanilla-extract/css';

/** A header theme: class `header-{colour}` sets these four. */
export const header = createGlobalThemeContract(
  { accent: '', surface: '', fade: '', ink: '' },
  (_, path) => `hd-${path.join('-')}`,
);
