import { posix } from 'node:path';
import { childOf, childrenOf, type MarkupElement, type MarkupNode, textOf } from '../../../markup/tree.ts';

/**
 * Rewrites the addresses of pictures of a shared text, which are told from its own file.
 * @param item the file that they are told from then.
 * @param stimulus the file of the text.
 */
export function withPaths(
  nodes: readonly MarkupNode[],
  item: string,
  stimulus: string,
): readonly MarkupNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const { src, data } = node.attributes;
    const moved = (href: string) =>
      /^[a-z]+:|^\/\//i.test(href)
        ? href
        : posix.relative(posix.dirname(item), posix.join(posix.dirname(stimulus), href));
    return {
      ...node,
      attributes: {
        ...node.attributes,
        ...(src === undefined ? {} : { src: moved(src) }),
        ...(data === undefined ? {} : { data: moved(data) }),
      },
      children: withPaths(node.children, item, stimulus),
    };
  });
}

/** Whether what stands above a section is for students. */
const isShown = ({ attributes }: MarkupElement): boolean =>
  /candidate|^$/.test(attributes['view'] ?? '') && attributes['use'] !== 'scoring';

/** Whether it only says how to work, and is no text that is asked about. */
const isInstruction = ({ attributes }: MarkupElement): boolean =>
  /^(?:instructions|navigation)$/.test(attributes['use'] ?? '');

/** Says that a paper asks more than a student of its test was asked. */
export const askedOf = (section: string, chosen: number, items: number): string =>
  `Of ${section || 'a section'} each student was asked ${chosen} of ${items} questions; the paper asks all.`;

/** Says that a paper does not show what a section began with; undefined where that is nothing. */
export function leftOut(section: string, nodes: readonly MarkupNode[]): string | undefined {
  const words = textOf(nodes).replace(/\s+/g, ' ').trim();
  return words === ''
    ? undefined
    : `The paper does not show what “${section || '1'}” began with: ${words.slice(0, 120)}`;
}

/**
 * Finds what the sections of tests show above their items.
 * @param remarks told of what a paper does not hold: instructions, and how items are chosen.
 * @returns the texts of an item, by its path.
 */
export function sharedTexts(
  tests: readonly { readonly path: string; readonly root: MarkupElement }[],
  refPath: (test: string, ref: MarkupElement) => string | undefined,
  remarks: string[],
): ReadonlyMap<string, readonly MarkupNode[]> {
  const shared = new Map<string, readonly MarkupNode[]>();
  const walk = (test: string, element: MarkupElement, above: readonly MarkupElement[]): void => {
    const { identifier = '', title = '' } = element.attributes;
    const name = title || identifier;
    const isSection = element.name === 'assessmentsection';
    const rubrics = isSection ? childrenOf(element, 'rubricblock').filter(isShown) : [];
    remarks.push(...rubrics.filter(isInstruction).flatMap(({ children }) => leftOut(name, children) ?? []));
    const texts = [...above, ...rubrics.filter((rubric) => !isInstruction(rubric))];
    const items = childrenOf(element, 'assessmentitemref', 'assessmentsection').length;
    const chosen = Number(childOf(element, 'selection')?.attributes['select']);
    if (isSection && chosen > 0 && chosen < items) remarks.push(askedOf(name, chosen, items));
    if (childOf(element, 'precondition', 'branchrule') !== undefined)
      remarks.push(`Whether and when “${name}” was asked hung on the answers before; the paper asks all.`);
    for (const child of childrenOf(element)) {
      const item = child.name === 'assessmentitemref' ? refPath(test, child) : undefined;
      if (item !== undefined && texts.length > 0 && !shared.has(item))
        shared.set(
          item,
          texts.map((text) => ({ ...text, name: 'div', children: withPaths(text.children, item, test) })),
        );
      if (child.name !== 'rubricblock') walk(test, child, texts);
    }
  };
  for (const { path, root } of tests) walk(path, root, []);
  return shared;
}
