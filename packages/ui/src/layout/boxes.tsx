import { createElement, type ComponentProps, type ReactElement } from 'react';
import { laid } from './layout.css.ts';
import type { Gap } from './steps.ts';

/** The elements that others are laid out in. */
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

/** What the element takes besides, with its `ref`. */
export type OfElement<Tag extends BoxElement> = ComponentProps<Tag> & { as?: Tag };

/** What is no attribute of an element, but chooses among the rules of the sheet. */
const choices = /^(layout|gap|above|below|align|justify|size|padding)$/;

interface Given {
  readonly as?: string | undefined;
  readonly className?: string | undefined;
  readonly layout?: 'stack' | 'line' | 'lines';
  readonly size?: string;
  readonly padding?: string;
}

/** Draws an element whose choices become attributes that the sheet reads. */
export function draw({ as = 'div', className = '', ...given }: Given): ReactElement {
  const attributes: Record<string, unknown> = { className: `${laid} ${className}` };
  for (const [name, value] of Object.entries(given))
    attributes[choices.test(name) ? `data-${name}` : name] = value;
  return createElement(as, attributes);
}

export interface BoxProps {
  /** The element it is. @defaultValue 'div' */
  as?: BoxElement;
  /** Room between one and the next; none where it is left out. */
  gap?: Gap;
  /** Room above all of it; none where it is left out. */
  above?: Gap;
  /** Room below all of it; none where it is left out. */
  below?: Gap;
}

export interface StackProps extends BoxProps {
  /** Where each stands in the width; each takes all of it where this is left out. */
  align?: 'start' | 'center' | 'end';
}

/** Things one under the other. */
export function Stack<Tag extends BoxElement = 'div'>(props: StackProps & OfElement<Tag>) {
  return draw({ ...props, layout: 'stack' });
}

export interface InlineProps extends BoxProps {
  /** Where each stands in the height of its line; in its middle where this is left out. */
  align?: 'start' | 'end' | 'baseline' | 'stretch';
  /** Where all stand in the width; from its start where this is left out. */
  justify?: 'center' | 'end' | 'space-between';
  /** Stays one line, in which things become narrower. @defaultValue false */
  isOneLine?: boolean;
}

/** Things side by side, in as many lines as they need. */
export function Inline<Tag extends BoxElement = 'div'>({
  isOneLine = false,
  ...rest
}: InlineProps & OfElement<Tag>) {
  return draw({ ...rest, layout: isOneLine ? 'line' : 'lines' });
}
