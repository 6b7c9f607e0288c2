import type { ComponentProps } from 'react';
import { renderBox } from './boxes.tsx';
import { title } from './layout.css.ts';
import type { Gap, HeadingSize } from './steps.ts';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Heading level; one more than that of the enclosing section. @defaultValue 2 */
  level?: 1 | 2 | 3 | 4;
  /** Font size, independent of the level. @defaultValue 'lg' */
  size?: HeadingSize;
  /** Margin above; none if omitted. */
  above?: Gap;
  /** Margin below; none if omitted. */
  below?: Gap;
}

/** Heading of a part of the page. Words that are longer than the line are broken. */
export function Heading({ level = 2, size = 'lg', className = '', ...rest }: HeadingProps) {
  return renderBox({ ...rest, as: `h${level}`, size, className: `${title} ${className}` });
}
