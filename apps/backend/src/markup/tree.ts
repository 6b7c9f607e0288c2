/** A piece of markup: a text, or an element with what is in it. */
export type MarkupNode = string | MarkupElement;

/** An element of HTML or XML. */
export interface MarkupElement {
  /** Its local name, in small letters. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkupNode[];
  /** The line of its end in its file, from 1; 0 where nobody counts. */
  readonly line: number;
}

/** Whether a node is an element, of one of these names where any are given. */
export const isElement = (node: MarkupNode, ...names: readonly string[]): node is MarkupElement =>
  typeof node !== 'string' && (names.length === 0 || names.includes(node.name));

/** Makes an element that stands in no file. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly MarkupNode[] = [],
): MarkupElement => ({ name, attributes, children, line: 0 });

/** The children that are elements of a name. */
export const childrenOf = (element: MarkupElement, ...names: readonly string[]): readonly MarkupElement[] =>
  element.children.filter((child): child is MarkupElement => isElement(child, ...names));

/** The first child of a name. */
export const childOf = (
  element: MarkupElement | undefined,
  ...names: readonly string[]
): MarkupElement | undefined => (element === undefined ? undefined : childrenOf(element, ...names)[0]);

/** All text below some nodes, as it stands. */
export function textOf(nodes: readonly MarkupNode[]): string {
  let text = '';
  for (const node of nodes) text += typeof node === 'string' ? node : textOf(node.children);
  return text;
}

/** The text of the first child of a name, without blanks around it; empty where there is none. */
export const textAt = (element: MarkupElement, ...names: readonly string[]): string =>
  textOf(childOf(element, ...names)?.children ?? []).trim();

/** All elements of some names below some nodes, in the order of the text; what is inside one is looked through as well. */
export function* descendantsOf(
  nodes: readonly MarkupNode[],
  ...names: readonly string[]
): Generator<MarkupElement> {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    if (names.includes(node.name)) yield node;
    yield* descendantsOf(node.children, ...names);
  }
}

/** The same element with every text in it written anew. */
export const withText = (element: MarkupElement, write: (text: string) => string): MarkupElement => ({
  ...element,
  children: element.children.map((child) => (isElement(child) ? withText(child, write) : write(child))),
});
