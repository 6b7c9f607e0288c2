import { renderBox, type BoxElement, type OfElement, type StackProps } from '../layout/boxes.tsx';

export interface CardProps extends StackProps {
  /** Padding: none (for a cover), 16 px, or 24 px (16 px on a phone). @defaultValue 'medium' */
  padding?: 'none' | 'medium' | 'large';
  /** Whether it has a shadow instead of the border, for a card that floats above the page. @defaultValue false */
  isRaised?: boolean;
}

/**
 * A surface for one subject, with a thin border by default. Never nest cards. With a `gap` its children are
 * stacked vertically, as in a `Stack`.
 */
export function Card<Tag extends BoxElement = 'div'>({
  padding = 'medium',
  isRaised = false,
  ...rest
}: CardProps & OfElement<Tag>) {
  return renderBox({
    ...rest,
    padding,
    ...(rest.gap && { layout: 'stack' }),
    ...(isRaised && { 'data-raised': '' }),
  });
}
