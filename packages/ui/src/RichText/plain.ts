/** Elements that hold text and each other, whatever stands around them. */
const INLINE = new Set('br b strong i em u s sub sup span'.split(' '));
const BLOCK = new Set('p div h1 h2 h3 h4 h5 h6 blockquote ul ol li hr'.split(' '));
const EMPTY = new Set(['br', 'hr']);
/** Where an entry of a list may stand: elsewhere it would end the one around the text. */
const LISTS = new Set(['ul', 'ol']);

const TEXT = '[^<>&]+|&(?:amp|lt|gt|quot|apos|nbsp|ldquo|rdquo|mdash|hellip|#\\d{1,6});';
/** Attributes that are known to be of no worth. */
const WORTHLESS = ' (?:class|style|dir|lang|data-\\w+)="[^"<>&]*"';
/** Text, or a tag; what else stands in a text fits neither. */
const TOKEN = new RegExp(`(${TEXT})|<(/?)([a-z][a-z1-6]*)((?:${WORTHLESS})*) ?/?>`, 'giy');

/**
 * Writes the plainest of rich texts without a document, as a server has none: paragraphs, headings and lists, with every
 * tag written anew and without attributes, so that nothing of the text but its words gets through.
 * @param isInline whether the text stands in a line, where no block may.
 * @returns an empty text where anything is not that plain.
 */
export function plainRichText(html: string, isInline: boolean): string {
  const open: string[] = [];
  let written = '';
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < html.length) {
    const [, text, end, tag = ''] = TOKEN.exec(html) ?? [];
    const name = tag.toLowerCase();
    const parent = open.at(-1) ?? '';
    if (text !== undefined) written += text;
    else if (end === '/') {
      if (open.pop() !== name) return '';
      written += `</${name}>`;
    } else {
      const isBlock = BLOCK.has(name);
      if (!isBlock && !INLINE.has(name)) return '';
      // A block in a line or a paragraph would end what is around it.
      if (isBlock && (isInline || INLINE.has(parent) || /^(p|h\d)$/.test(parent))) return '';
      if ((name === 'li') !== LISTS.has(parent)) return '';
      written += `<${name}>`;
      if (!EMPTY.has(name)) open.push(name);
    }
  }
  return open.length === 0 ? written : '';
}
