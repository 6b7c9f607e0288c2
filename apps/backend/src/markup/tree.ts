/** A node of markup: a text, or an element with its children. */
export type MarkupNode = string | MarkupElement;

/** An element of HTML or XML. */
export interface MarkupElement {
  /** Its local name, in lower case. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkupNode[];
  /** Line of its end tag in the file, from 1; 0 where lines are not counted. */
  readonly line: number;
}

/** Tells whether a node is an element, with one of these names where any are given. */
export const isElement = (node: MarkupNode, ...names: readonly string[]): node is MarkupElement =>
  typeof node !== 'string' && (names.length === 0 || names.includes(node.name));

/** Makes an element that is in no file. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly MarkupNode[] = [],
): MarkupElement => ({ name, attributes, children, line: 0 });

/** Returns the child elements with one of these names. */
export const childrenOf = (element: MarkupElement, ...names: readonly string[]): readonly MarkupElement[] =>
  element.children.filter((child): child is MarkupElement => isElement(child, ...names));

/** Returns the first child element with one of these names. */
export const childOf = (
  element: MarkupElement | undefined,
  ...names: readonly string[]
): MarkupElement | undefined => (element === undefined ? undefined : childrenOf(element, ...names)[0]);

/** Returns the text of some nodes and all their descendants, unchanged. */
export function textOf(nodes: readonly MarkupNode[]): string {
  let text = '';
  for (const node of nodes) text += typeof node === 'string' ? node : textOf(node.children);
  return text;
}

/** Returns the trimmed text of the first child with one of these names; empty where there is none. */
export const textAt = (element: MarkupElement, ...names: readonly string[]): string =>
  textOf(childOf(element, ...names)?.children ?? []).trim();

/** Iterates over all descendants with some names, in document order; matches are searched as well. */
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

/** Copies an element, with every text in it replaced. */
export const withText = (element: MarkupElement, write: (text: string) => string): MarkupElement => ({
  ...element,
  children: element.children.map((child) => (isElement(child) ? withText(child, write) : write(child))),
});
