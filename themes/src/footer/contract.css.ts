import { createGlobalThemeContract } from '@vanilla-extract/css';

/** A footer theme: class `footer-{colour}` sets these. */
export const footer = createGlobalThemeContract(
  { surface: '', ink: '', inkMuted: '', line: '' },
  (_, path) => `ft-${path.join('-')}`,
);
