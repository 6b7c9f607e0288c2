import { posix } from 'node:path';
import { childOf, childrenOf, type MarkupElement, type MarkupNode, textOf } from '../../../markup/tree.ts';

/**
 * Rewrites the relative URLs of pictures in a shared text.
 * @param item the file that they become relative to.
 * @param stimulus the file that they were relative to.
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

/** Tells whether a rubric block of a section is for students. */
const isShown = ({ attributes }: MarkupElement): boolean =>
  /candidate|^$/.test(attributes['view'] ?? '') && attributes['use'] !== 'scoring';

/** Tells whether it only contains instructions, and no text that questions refer to. */
const isInstruction = ({ attributes }: MarkupElement): boolean =>
  /^(?:instructions|navigation)$/.test(attributes['use'] ?? '');

/** Returns the remark that a paper contains more questions than each student of the test was asked. */
export const selectionRemark = (section: string, chosen: number, items: number): string =>
  `Of ${section || 'a section'} each student was asked ${chosen} of ${items} questions; the paper asks all.`;

/** Returns the remark about what a paper does not show of a section's introduction; undefined where nothing is lost. */
export function omissionRemark(section: string, nodes: readonly MarkupNode[]): string | undefined {
  const text = textOf(nodes).replace(/\s+/g, ' ').trim();
  return text === ''
    ? undefined
    : `The paper does not show what “${section || '1'}” began with: ${text.slice(0, 120)}`;
}

/**
 * Finds the texts that the sections of tests show above their items.
 * @param remarks collects what a paper cannot express: instructions, and how items are selected.
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
    remarks.push(
      ...rubrics.filter(isInstruction).flatMap(({ children }) => omissionRemark(name, children) ?? []),
    );
    const texts = [...above, ...rubrics.filter((rubric) => !isInstruction(rubric))];
    const items = childrenOf(element, 'assessmentitemref', 'assessmentsection').length;
    const chosen = Number(childOf(element, 'selection')?.attributes['select']);
    if (isSection && chosen > 0 && chosen < items) remarks.push(selectionRemark(name, chosen, items));
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
