import { color } from './contract.css.ts';
import { radius } from './scale.ts';

/**
 * A ground with words on it. Forced colours would lay a plate in the page's colour behind the words, and hide them on it;
 * the tokens are the system's colours there already.
 */
const filled = <Ground extends string, Ink extends string>(background: Ground, ink: Ink) =>
  ({ background, color: ink, forcedColorAdjust: 'none' }) as const;

/** The accent with what is written on it: spread it into a style. */
export const accentFill = filled(color.accent, color.accentInk);
/** What destroys, with what is written on it: spread it into a style. */
export const dangerFill = filled(color.dangerFill, color.dangerInk);
/** A mark of what went wrong, with what is written on it: spread it into a style. */
export const wrongFill = filled(color.danger, color.onStatus);
/** A mark of what is right, with what is written on it: spread it into a style. */
export const rightFill = filled(color.success, color.onStatus);

/**
 * The edge of a surface that a shadow or a wash draws: forced colours take those away and draw this, which takes no room
 * anywhere else.
 */
export const forcedEdge = 'var(--forced-edge, 0) solid transparent';

/** The box of a card on a page, its hairline drawn as a shadow so that it takes no room: spread it into a style. */
export const cardBox = {
  borderRadius: radius.card,
  background: color.surface,
  border: forcedEdge,
  boxShadow: `0 0 0 1px ${color.line}`,
} as const;
