import type { Shell } from '../../shared/school/shell.model.ts';

/** Returns the attributes of `html` that select a school's theme; the server writes the same. */
export function htmlAttributesOf(current: Shell): Record<'class' | 'data-global-theme', string> {
  return {
    class: `header-${current.headerColour} footer-${current.footer.colour}`,
    'data-global-theme': current.isGrey ? 'black-white' : '',
  };
}
