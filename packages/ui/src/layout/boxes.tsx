import { createElement, type ComponentProps, type ReactElement } from 'react';
import { laid } from './layout.css.ts';
import type { Gap } from './steps.ts';

/** Elements that can be a layout container. */
export type BoxElement =
  | 'article'
  | 'aside'
  | 'div'
  | 'dl'
  | 'fieldset'
  | 'figure'
  | 'footer'
  | 'form'
  | 'header'
  | 'label'
  | 'li'
  | 'nav'
  | 'ol'
  | 'p'
  | 'section'
  | 'span'
  | 'ul';

/** Other props of the element, including `ref`. */
export type OfElement<Tag extends BoxElement> = ComponentProps<Tag> & { as?: Tag };

/** Props that select rules of the style sheet rather than being attributes of the element. */
const layoutProps = /^(layout|gap|above|below|align|justify|size|padding)$/;

interface RenderBoxProps {
  readonly as?: string | undefined;
  readonly className?: string | undefined;
  readonly layout?: 'stack' | 'line' | 'lines';
  readonly size?: string;
  readonly padding?: string;
}

/** Renders an element whose layout props become data attributes for the style sheet. */
export function renderBox({ as = 'div', className = '', ...given }: RenderBoxProps): ReactElement {
  const attributes: Record<string, unknown> = { className: `${laid} ${className}` };
  for (const [name, value] of Object.entries(given))
    attributes[layoutProps.test(name) ? `data-${name}` : name] = value;
  return createElement(as, attributes);
}

export interface BoxProps {
  /** Tag name of the element. @defaultValue 'div' */
  as?: BoxElement;
  /** Gap between the children; none if omitted. */
  gap?: Gap;
  /** Margin above the element; none if omitted. */
  above?: Gap;
  /** Margin below the element; none if omitted. */
  below?: Gap;
}

export interface StackProps extends BoxProps {
  /** Horizontal alignment of the children. @defaultValue each takes the full width */
  align?: 'start' | 'center' | 'end';
}

/** Stacks its children vertically. */
export function Stack<Tag extends BoxElement = 'div'>(props: StackProps & OfElement<Tag>) {
  return renderBox({ ...props, layout: 'stack' });
}

export interface InlineProps extends BoxProps {
  /** Vertical alignment of the children within their line. @defaultValue centred */
  align?: 'start' | 'end' | 'baseline' | 'stretch';
  /** Horizontal distribution of the children. @defaultValue at the start */
  justify?: 'center' | 'end' | 'space-between';
  /** Whether the children stay on one line and shrink. @defaultValue false */
  isOneLine?: boolean;
}

/** Places its children side by side, wrapping onto as many lines as needed. */
export function Inline<Tag extends BoxElement = 'div'>({
  isOneLine = false,
  ...rest
}: InlineProps & OfElement<Tag>) {
  return renderBox({ ...rest, layout: isOneLine ? 'line' : 'lines' });
}
