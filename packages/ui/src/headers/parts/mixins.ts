import { radius } from '@lectern/themes';
import { color } from '@lectern/themes/css';

/**
 * A translucent layer of the current text colour, for hover on any header palette. Chrome supports `color-mix`
 * with `currentColor` only since 119, so essential backgrounds declare a grey fallback before it.
 */
export const tint = (percent: number) => `color-mix(in srgb, currentColor ${percent}%, transparent)`;

/** Items side by side, vertically centred. */
export const flex = { display: 'flex', alignItems: 'center' } as const;

/** Hover style of the header's controls. */
export const hoverTint = { ':hover': { background: tint(10) } } as const;

/** The border separates a mark from a header of a similar colour. */
export const mark = {
  position: 'absolute',
  border: `1.5px solid ${color.onStatus}`,
  borderRadius: radius.full,
} as const;
