import type { ComponentProps } from 'react';
import { card } from './Card.css.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** The element it is: an article by itself, a section of a page, or just a box. @defaultValue 'div' */
  as?: 'div' | 'section' | 'article' | 'aside';
  /** Room inside: none (for a cover), 16 px or 24 px. @defaultValue 'medium' */
  padding?: 'none' | 'medium' | 'large';
  /** A shadow in place of the hairline, for what floats over the page. @defaultValue false */
  isRaised?: boolean;
}

/** A surface for one subject. Hairline by default; never put one card into another. */
export function Card({
  as: Element = 'div',
  padding = 'medium',
  isRaised = false,
  className = '',
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={`${card} ${className}`}
      data-padding={padding}
      {...(isRaised && { 'data-raised': '' })}
    />
  );
}
