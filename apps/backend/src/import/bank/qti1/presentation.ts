import { readHtml } from '../../../markup/readHtml.ts';
import {
  childrenOf,
  descendantsOf,
  element,
  isElement,
  type MarkupElement,
  type MarkupNode,
  textOf,
} from '../../../markup/tree.ts';

const RESPONSES = ['response_lid', 'response_str', 'response_num', 'response_xy', 'response_grp'];

/** Converts a plain text to nodes, with its line breaks. */
const lines = (text: string): readonly MarkupNode[] =>
  text
    .trim()
    .split(/\r?\n/)
    .flatMap((line, at): MarkupNode[] => (at === 0 ? [line] : [element('br'), line]));

/** Converts a piece of `<material>` to HTML nodes. */
function visibleNodes(piece: MarkupElement): readonly MarkupNode[] {
  const { name, attributes, children } = piece;
  switch (name) {
    case 'mattext':
    case 'mat_formattedtext':
    case 'matemtext': {
      // Some programs write HTML as elements of the file itself.
      if (children.some((child) => isElement(child))) return children;
      const text = textOf(children);
      const type = attributes['texttype'] ?? attributes['type'] ?? '';
      const isHtml = /html|smart/i.test(type) || (type === '' && /<\/?[a-z][^<>]*>|&\w+;/i.test(text));
      const nodes = isHtml ? readHtml(text) : lines(text);
      return [element(name === 'matemtext' ? 'em' : 'span', {}, nodes)];
    }
    case 'matimage':
      return [element('img', { src: attributes['uri'] ?? '', alt: attributes['label'] ?? '' })];
    case 'mataudio':
      return [element('audio')];
    case 'matvideo':
      return [element('video')];
    case 'matapplet':
    case 'matapplication':
      return [element('object')];
    case 'matbreak':
      return [element('br')];
    default:
      return children.flatMap((child) => (isElement(child) ? visibleNodes(child) : []));
  }
}

/** Converts everything shown below an element; each piece is a paragraph. */
export const material = (from: MarkupElement): readonly MarkupNode[] =>
  [...descendantsOf([from], 'material', 'material_ref')].map((one) => element('div', {}, visibleNodes(one)));

/** Tells whether a choice has neither text nor picture. */
export const isVoid = (label: MarkupElement): boolean =>
  textOf(label.children).trim() === '' && [...descendantsOf(label.children, 'matimage')].length === 0;

/** Tells whether an answer is typed, so that it may be a gap of the surrounding text. */
export const isTyped = ({ name }: MarkupElement): boolean =>
  name === 'response_str' || name === 'response_num';

export const isGapMarker = (node: MarkupNode | undefined): node is MarkupElement =>
  node !== undefined && isElement(node, 'lectern-gap');

/** Unwraps the paragraph around text beside a gap. */
function inLine(node: MarkupNode): MarkupNode {
  if (!isElement(node, 'div', 'p', 'span')) return node;
  const shownIn = node.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  return { ...node, name: 'span', children: shownIn.length === 1 ? shownIn.map(inLine) : node.children };
}

/** Marks the gaps at the typed answers of a text. */
export const withGapMarkers = (
  nodes: readonly MarkupNode[],
  gapOf: (marker: MarkupElement) => string,
): readonly MarkupNode[] =>
  nodes.flatMap((node, at): readonly MarkupNode[] => {
    if (isGapMarker(node)) return [' ', element('lectern-gap', { n: gapOf(node) }), ' '];
    return [isGapMarker(nodes[at - 1]) || isGapMarker(nodes[at + 1]) ? inLine(node) : node];
  });

/** A question of an item, before its kind is known. */
export interface Found {
  readonly response: MarkupElement;
  /** The prompt of this question alone. */
  readonly prompt: readonly MarkupNode[];
}

/** Splits an item's presentation into its text, its questions, and the right sides of pairs. */
export class Presentation {
  readonly stem: MarkupNode[] = [];
  readonly found: Found[] = [];
  readonly rights: (readonly MarkupNode[])[] = [];

  constructor(presentation: MarkupElement) {
    this.#walk(presentation, undefined);
  }

  /**
   * Visits the elements below another one. @param beside collects the texts beside a matching question;
   * undefined where texts belong to the whole item.
   */
  #walk(from: MarkupElement, beside: MarkupNode[] | undefined): void {
    const isRight = from.attributes['class'] === 'RIGHT_MATCH_BLOCK';
    if (isRight) {
      for (const one of descendantsOf(from.children, 'material'))
        if (textOf(one.children).trim() !== '') this.rights.push(visibleNodes(one));
      return;
    }
    for (const child of from.children) {
      if (typeof child === 'string') continue;
      if (child.name === 'material') (beside ?? this.stem).push(element('div', {}, visibleNodes(child)));
      else if (RESPONSES.includes(child.name)) {
        // The list of an order may have a label above it, and one below it.
        const own = [child, ...childrenOf(child, 'render_extension')].flatMap((one) =>
          childrenOf(one, 'material', 'flow').flatMap(material),
        );
        const prompt = [...(beside?.splice(0) ?? []), ...own];
        if (prompt.length === 0 && isTyped(child))
          this.stem.push(element('lectern-gap', { n: String(this.found.length) }));
        this.found.push({ response: child, prompt });
      } else if (child.name === 'flow') {
        // Each row of pairs contains its left side and its choice.
        const rows = childrenOf(from, 'flow').filter(
          (one) => [...descendantsOf([one], ...RESPONSES)].length > 0,
        );
        const isRow = rows.length > 1 && rows.includes(child);
        const row: MarkupNode[] = [];
        this.#walk(child, isRow ? row : beside);
        this.stem.push(...row);
      }
    }
  }
}

/** Replaces answers' names in brackets with gaps. @returns the names in the order of the text. */
export function withGaps(
  nodes: readonly MarkupNode[],
  names: ReadonlySet<string>,
): { readonly nodes: readonly MarkupNode[]; readonly gaps: readonly string[] } {
  const gaps: string[] = [];
  const mark = (node: MarkupNode): readonly MarkupNode[] => {
    if (typeof node !== 'string') return [{ ...node, children: node.children.flatMap(mark) }];
    return node.split(/(\[[^[\]]{1,80}\])/).flatMap((piece): MarkupNode[] => {
      const name = piece.slice(1, -1).trim();
      if (!piece.startsWith('[') || !names.has(name) || gaps.includes(name)) return [piece];
      gaps.push(name);
      return [element('lectern-gap', { n: String(gaps.length) })];
    });
  };
  return { nodes: nodes.flatMap(mark), gaps };
}

export const nameOf = ({ attributes }: MarkupElement): string =>
  attributes['ident'] ?? attributes['respident'] ?? '';

/** Returns the identifiers of a typed answer in the response processing: some programs use the field's. */
export const typedNames = (response: MarkupElement): readonly string[] =>
  [response, ...descendantsOf(response.children, 'response_label')].map(nameOf).filter((name) => name !== '');

/** Returns the names by which a text may refer to an answer. */
export const namesOf = ({ response, prompt }: Found): readonly string[] => {
  const ident = nameOf(response);
  return [textOf(prompt).trim(), ident.replace(/^response_/, ''), ident].filter((name) => name !== '');
};
