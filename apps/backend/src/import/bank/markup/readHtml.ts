import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { MarkupNode } from './tree.ts';

type Parsed = DefaultTreeAdapterTypes.ChildNode;

/** Elements within elements beyond this are left out; people write a dozen. */
const DEEPEST = 100;

function convert(nodes: readonly Parsed[], depth: number): MarkupNode[] {
  if (depth > DEEPEST) return [];
  return nodes.flatMap((node): readonly MarkupNode[] => {
    if (node.nodeName === '#text' && 'value' in node) return [node.value];
    if (!('tagName' in node)) return [];
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    return [
      {
        name: node.tagName.replace(/^.*:/, '').toLowerCase(),
        attributes,
        children: convert(node.childNodes, depth + 1),
        line: 0,
      },
    ];
  });
}

/** Reads a piece of HTML as a browser would; nothing in it is run or fetched. */
export const readHtml = (html: string): readonly MarkupNode[] => convert(parseFragment(html).childNodes, 0);
