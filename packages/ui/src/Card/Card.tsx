import { draw, type BoxElement, type OfElement, type StackProps } from '../layout/boxes.tsx';

export interface CardProps extends StackProps {
  /** Room inside: none (for a cover), 16 px, or 24 px that are 16 on a phone. @defaultValue 'medium' */
  padding?: 'none' | 'medium' | 'large';
  /** A shadow in place of the hairline, for what floats over the page. @defaultValue false */
  isRaised?: boolean;
}

/**
 * A surface for one subject. Hairline by default; never put one card into another. With a `gap` what is in it stands one
 * under the other, as in a `Stack`.
 */
export function Card<Tag extends BoxElement = 'div'>({
  padding = 'medium',
  isRaised = false,
  ...rest
}: CardProps & OfElement<Tag>) {
  return draw({
    ...rest,
    padding,
    ...(rest.gap && { layout: 'stack' }),
    ...(isRaised && { 'data-raised': '' }),
  });
}
