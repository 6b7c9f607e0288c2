import { color } from './contract.css.ts';
import { radius } from './scale.ts';

/**
 * A background with text. Forced colours mode would draw a backplate in the page's colour behind the text and
 * make it unreadable; it is switched off here, since the tokens are system colours in that mode.
 */
const filled = <Ground extends string, Ink extends string>(background: Ground, ink: Ink) =>
  ({ background, color: ink, forcedColorAdjust: 'none' }) as const;

/** Accent background with its text colour. Spread it into a style. */
export const accentFill = filled(color.accent, color.accentInk);
/** Background of a destructive control with its text colour. Spread it into a style. */
export const dangerFill = filled(color.dangerFill, color.dangerInk);
/** Background of an error mark with its text colour. Spread it into a style. */
export const wrongFill = filled(color.danger, color.onStatus);
/** Background of a success mark with its text colour. Spread it into a style. */
export const rightFill = filled(color.success, color.onStatus);

/**
 * Border of a surface whose edge is drawn by a shadow or a background. Forced colours mode removes these and
 * shows this border, which has no width otherwise.
 */
export const forcedEdge = 'var(--forced-edge, 0) solid transparent';

/** Box of a card, with its thin border drawn as a shadow so that it takes no space. Spread it into a style. */
export const cardBox = {
  borderRadius: radius.card,
  background: color.surface,
  border: forcedEdge,
  boxShadow: `0 0 0 1px ${color.line}`,
} as const;
