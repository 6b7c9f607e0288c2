import type { ComponentProps } from 'react';
import { draw } from './boxes.tsx';
import { title } from './layout.css.ts';
import type { Gap, HeadingSize } from './steps.ts';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its level: one more than that of the part which it stands in. @defaultValue 2 */
  level?: 1 | 2 | 3 | 4;
  /** Its size, whatever its level. @defaultValue 'lg' */
  size?: HeadingSize;
  /** Room above it; none where it is left out. */
  above?: Gap;
  /** Room below it; none where it is left out. */
  below?: Gap;
}

/** The name of a part of the page. A word that is longer than its line breaks. */
export function Heading({ level = 2, size = 'lg', className = '', ...rest }: HeadingProps) {
  return draw({ ...rest, as: `h${level}`, size, className: `${title} ${className}` });
}
