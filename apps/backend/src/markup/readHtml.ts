import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { MarkupNode } from './tree.ts';

type Parsed = DefaultTreeAdapterTypes.ChildNode;

/** Maximum nesting depth; deeper elements are left out. Real texts nest a dozen levels. */
const MAX_DEPTH = 100;

function convert(nodes: readonly Parsed[], depth: number): MarkupNode[] {
  if (depth > MAX_DEPTH) return [];
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

/** Names of elements that may follow `<`: those of HTML and MathML, and the SVG element. */
const ELEMENTS = new Set(
  (
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button ' +
    'canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset ' +
    'figcaption figure font footer form frame frameset g h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label ' +
    'legend li link main map mark marquee menu meta meter nav nobr noscript object ol optgroup option output p param path picture ' +
    'pre progress q rb rp rt rtc ruby s samp script section select small source span strike strong style sub summary sup svg table ' +
    'tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr math annotation annotation-xml semantics ' +
    'maction menclose merror mfenced mfrac mglyph mi mlabeledtr mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ' +
    'ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none lectern-gap'
  ).split(' '),
);

/** Escapes each `<` that begins no element: a browser would drop part of `$a<b$` and `List<String>`. */
const escapeLooseSigns = (html: string): string =>
  html.replace(/<\/?([a-z][^\s/>]*)(?:(?:[^<>"']|"[^"]*"|'[^']*')*>)?/gi, (tag, name: string) =>
    tag.endsWith('>') && ELEMENTS.has(name.toLowerCase().replace(/^\w+:/, '')) ? tag : `&lt;${tag.slice(1)}`,
  );

/**
 * Parses a piece of HTML as a browser would, except that a `<` that begins no element is kept as text; nothing
 * is run or fetched.
 */
export const readHtml = (html: string): readonly MarkupNode[] =>
  convert(parseFragment(escapeLooseSigns(html)).childNodes, 0);
