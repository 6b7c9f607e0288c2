import { radius } from '@lectern/themes';
import { color } from '@lectern/themes/css';

/**
 * A wash of whatever the text colour is: hover on any header palette. Chrome mixes that since 119 alone: what must be seen
 * has a grey before it.
 */
export const wash = (percent: number) => `color-mix(in srgb, currentColor ${percent}%, transparent)`;

/** Side by side, in the middle of their line. */
export const flex = { display: 'flex', alignItems: 'center' } as const;

/** What a pointer makes of a control of the header. */
export const hoverWash = { ':hover': { background: wash(10) } } as const;

/** The ring parts a mark from a header in a colour like its own. */
export const mark = {
  position: 'absolute',
  border: `1.5px solid ${color.onStatus}`,
  borderRadius: radius.full,
} as const;
