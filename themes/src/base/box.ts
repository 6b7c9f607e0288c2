import { color } from './contract.css.ts';
import { radius } from './scale.ts';

/** The box of a card on a page, its hairline drawn as a shadow so that it takes no room: spread it into a style. */
export const cardBox = {
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
} as const;
