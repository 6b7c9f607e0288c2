import { type DOMOutputSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model';
import { cleanRichText } from '../../RichText/index.ts';

/** Attributes of a formula node. */
export interface FormulaAttrs {
  /** TeX; empty if only the markup is known, in which case the formula can be deleted but not edited. */
  readonly tex: string;
  readonly isBlock: boolean;
  /** MathML; empty until it is rendered. */
  readonly markup: string;
}

export const attrsOf = (node: Node): FormulaAttrs => ({
  tex: String(node.attrs['tex']),
  isBlock: node.attrs['isBlock'] === true,
  markup: String(node.attrs['markup']),
});

/** Serialises a formula for HTML and the clipboard: MathML with its TeX, or only the TeX if it is not rendered yet. */
function formulaElement({ tex, isBlock, markup }: FormulaAttrs): HTMLElement | Element {
  const holder = document.createElement('template');
  holder.innerHTML = markup === '' ? '' : cleanRichText(markup);
  const math = holder.content.querySelector('math');
  if (math) {
    if (tex !== '') math.setAttribute('alttext', tex);
    if (isBlock) math.setAttribute('display', 'block');
    return math;
  }
  const span = document.createElement('span');
  span.dataset['tex'] = tex;
  if (isBlock) span.dataset['block'] = '';
  span.textContent = isBlock ? `$$${tex}$$` : `$${tex}$`;
  return span;
}

const formula: NodeSpec = {
  inline: true,
  group: 'inline',
  atom: true,
  attrs: { tex: { default: '' }, isBlock: { default: false }, markup: { default: '' } },
  toDOM: (node): DOMOutputSpec => formulaElement(attrsOf(node)),
  leafText: (node) => {
    const { tex, isBlock } = attrsOf(node);
    return isBlock ? `$$${tex}$$` : `$${tex}$`;
  },
  parseDOM: [
    {
      tag: 'span[data-tex]',
      getAttrs: (element): FormulaAttrs => ({
        tex: element.dataset['tex'] ?? '',
        isBlock: element.dataset['block'] !== undefined,
        markup: element.dataset['markup'] ?? '',
      }),
    },
  ],
};

const paragraph: NodeSpec = {
  content: 'inline*',
  group: 'block',
  parseDOM: [{ tag: 'p' }],
  toDOM: () => ['p', 0],
};

/** Schema of the format `text`: lines of text and formulas. */
export const textSchema = new Schema({
  nodes: { doc: { content: 'paragraph+' }, paragraph, text: { group: 'inline' }, formula },
});

/** Schema of the format `html`: a subset of what `RichText` displays. */
export const htmlSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph,
    heading: {
      content: 'inline*',
      group: 'block',
      defining: true,
      attrs: { level: { default: 3 } },
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
        tag: `h${level}`,
        attrs: { level: Math.min(4, Math.max(2, level)) },
      })),
      toDOM: (node) => [`h${String(node.attrs['level'])}`, 0],
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    ordered_list: {
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    bullet_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    list_item: {
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    text: { group: 'inline' },
    formula,
    image: {
      inline: true,
      group: 'inline',
      draggable: true,
      attrs: { src: {}, alt: { default: '' } },
      parseDOM: [
        {
          tag: 'img[src]',
          getAttrs: (element) => ({
            src: element.getAttribute('src') ?? '',
            alt: element.getAttribute('alt') ?? '',
          }),
        },
      ],
      toDOM: ({ attrs }) => ['img', { src: String(attrs['src']), alt: String(attrs['alt']) }],
    },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (element) => ({ href: element.getAttribute('href') ?? '' }) }],
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, 0],
    },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
});
