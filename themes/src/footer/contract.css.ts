import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Variables of a footer theme, set by the class `footer-{colour}`. */
export const footer = createGlobalThemeContract(
  { surface: '', ink: '', inkMuted: '', line: '' },
  (_, path) => `ft-${path.join('-')}`,
);
