import { createGlobalThemeContract } from '@vanilla-extract/css';

/** A footer theme: class `footer-{colour}` sets these (specification 3, "Footer themes"). */
export const footer = createGlobalThemeContract(
  { surface: '', ink: '', inkMuted: '', line: '' },
  (_, path) => `ft-${path.join('-')}`,
);
