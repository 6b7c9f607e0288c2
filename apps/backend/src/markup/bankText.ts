import { escapeText, formulaOf, settleLines, STRUCTURE, writeText } from './bankMarks.ts';
import { mathTex } from './mathTex.ts';
import { readHtml } from './readHtml.ts';
import { childrenOf, isElement, type MarkupElement, type MarkupNode, textOf } from './tree.ts';

/** What the markup of a question leans on. */
export interface TextSurroundings {
  /** Finds the address under which a picture comes along, or says why it does not. */
  readonly picture: (source: string) => { readonly address: string } | { readonly problem: string };
  /** Told what of the markup is left out. */
  readonly note: (problem: string) => void;
  /** Writes an element in a way of its own; undefined leaves it to the usual one. */
  readonly element?: (element: MarkupElement) => string | undefined;
}

const PARAGRAPHS = (
  'p div section article blockquote figure figcaption center address main ' +
  'h1 h2 h3 h4 h5 h6 dl dt dd header footer aside fieldset'
).split(' ');
/** What is no text of a question, or does something. */
const DROPPED = [
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'input',
  'textarea',
  'select',
  'colgroup',
];
const MEDIA: Readonly<Record<string, string>> = {
  audio: 'a sound is left out',
  video: 'a video is left out',
  iframe: 'an embedded page is left out',
  object: 'an embedded object is left out',
  embed: 'an embedded object is left out',
  svg: 'a drawing (SVG) is left out; save it as a PNG',
};

const RAISED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-=()ni'].map((sign, at) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'.charAt(at)]),
);
const LOWERED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-=()'].map((sign, at) => [sign, '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'.charAt(at)]),
);

/** Writes what stands above or below the line: in signs of its own where there are such, else as a formula. */
function shifted(text: string, signs: Readonly<Record<string, string>>, mark: string): string {
  const plain = text.trim().replaceAll('−', '-');
  if (plain === '') return '';
  if ([...plain].every((sign) => signs[sign] !== undefined))
    return [...plain].map((sign) => signs[sign]).join('');
  const inner = /^[\w+\-*/=(). ]+$/.test(plain)
    ? plain.replaceAll('_', '\\_')
    : `\\text{${plain.replace(/[\\{}$%#&_^~]/g, '')}}`;
  return `$${mark}{${inner}}$`;
}

/** Marks what is emphasised, where the marks will be read as such: between letters and figures. */
function emphasised(inner: string, mark: string): string {
  const text = inner.trim();
  const canStand = /^[\p{L}\p{N}]/u.test(text) && /[\p{L}\p{N}]$/u.test(text) && !text.includes('\n');
  return canStand && !text.includes(mark) ? inner.replace(text, () => `${mark}${text}${mark}`) : inner;
}

/** Reads a formula that an editor draws as a picture, and says itself: Canvas as TeX, WIRIS as MathML in signs of its own. */
function drawnFormula({ attributes }: MarkupElement): string | undefined {
  const alt = /^LaTeX:\s*([^]+)$/.exec(attributes['alt'] ?? '')?.[1];
  const tex = attributes['data-equation-content'] || alt;
  if (tex !== undefined) return formulaOf(tex, false);
  const wiris = attributes['data-mathml'];
  if (wiris === undefined) return undefined;
  const signs = wiris.replace(
    /[«»¨§]/g,
    (sign) => ({ '«': '<', '»': '>', '¨': '"', '§': '&' })[sign] ?? sign,
  );
  const [math] = readHtml(signs);
  const read = math !== undefined && isElement(math, 'math') ? mathTex(math) : undefined;
  return read === undefined ? undefined : formulaOf(read, false);
}

/** How many columns or rows a cell takes; more than a page shows are none. */
function spanOf({ attributes }: MarkupElement, name: 'colspan' | 'rowspan'): number {
  const span = Number(attributes[name] ?? 1);
  return Number.isInteger(span) && span > 1 && span <= 50 ? span : 1;
}

class Writer {
  readonly #surroundings: TextSurroundings;
  /** Code, which keeps its lines and blanks. */
  readonly #kept: string[] = [];

  constructor(surroundings: TextSurroundings) {
    this.#surroundings = surroundings;
  }

  write(nodes: readonly MarkupNode[]): string {
    return settleLines(this.#all(nodes), this.#kept);
  }

  #all(nodes: readonly MarkupNode[]): string {
    return nodes.map((node) => (typeof node === 'string' ? writeText(node) : this.#element(node))).join('');
  }

  #element(element: MarkupElement): string {
    const { name, children } = element;
    const own = this.#surroundings.element?.(element);
    if (own !== undefined) return own;
    if (DROPPED.includes(name)) return '';
    const lost = MEDIA[name];
    if (lost !== undefined) {
      this.#surroundings.note(lost);
      return '';
    }
    if (PARAGRAPHS.includes(name)) return `\n\n${this.#all(children)}\n\n`;
    switch (name) {
      case 'br':
        return '\n';
      case 'hr':
        return '\n\n';
      case 'a':
        return this.#link(element);
      case 'img':
        return (
          drawnFormula(element) ??
          this.#picture(element.attributes['src'] ?? '', element.attributes['alt'] ?? '')
        );
      case 'math':
        return this.#math(element);
      case 'strong':
      case 'b':
        return emphasised(this.#all(children), '**');
      case 'em':
      case 'i':
        return emphasised(this.#all(children), '*');
      case 's':
      case 'del':
      case 'strike':
        return emphasised(this.#all(children), '~~');
      case 'u':
        return textOf(children).trim() === '' && children.every((child) => typeof child === 'string')
          ? '\\_\\_\\_\\_'
          : this.#all(children);
      case 'sup':
        return shifted(textOf(children), RAISED, '^');
      case 'sub':
        return shifted(textOf(children), LOWERED, '_');
      case 'code':
        return this.#code(textOf(children));
      case 'pre':
        return this.#preformatted(textOf(children));
      // How a sign is read stands behind it; brackets for those who cannot show it above are ours then.
      case 'rt':
        return textOf(children).trim() === '' ? '' : `（${this.#all(children).trim()}）`;
      case 'rp':
        return '';
      case 'ul':
      case 'ol':
        return this.#list(element);
      case 'table':
        return this.#table(element);
      default:
        return this.#all(children);
    }
  }

  /** Keeps the words of a link, and says what they lead to: the bank shows nothing from elsewhere. */
  #link({ attributes, children }: MarkupElement): string {
    const words = this.#all(children);
    const { href = '' } = attributes;
    if (!/^(?:#|javascript:|$)/i.test(href.trim()) && textOf(children).trim() !== href)
      this.#surroundings.note(`the link to ${href.slice(0, 120)} is left out; its words stay`);
    return words;
  }

  #picture(source: string, alt: string): string {
    const found = this.#surroundings.picture(source);
    const name = alt.replace(/\s+/g, ' ').trim();
    if ('address' in found) return `![${escapeText(name)}](${found.address})`;
    this.#surroundings.note(found.problem);
    return name === '' ? '' : escapeText(`〔${name}〕`);
  }

  #math(element: MarkupElement): string {
    const tex = mathTex(element);
    if (tex !== undefined) return formulaOf(tex, element.attributes['display'] === 'block');
    this.#surroundings.note('a formula (MathML) cannot be read; its signs are kept as text');
    return writeText(textOf(element.children));
  }

  #code(text: string): string {
    const line = text.replace(/\s+/g, ' ').trim();
    return line === '' || line.includes('`') ? escapeText(line) : `\`${line}\``;
  }

  #preformatted(text: string): string {
    const code = text.replace(/^\n|\s+$/g, '').replaceAll('```', "'''");
    this.#kept.push(`\`\`\`\n${code}\n\`\`\``);
    return `\n\n${STRUCTURE}\u0002${this.#kept.length - 1}\u0002\n\n`;
  }

  #list(element: MarkupElement): string {
    const items = element.children.filter((child) => isElement(child, 'li'));
    const start = Number(element.attributes['start'] ?? 1);
    const first = Number.isInteger(start) && start >= 0 && start < 1e6 ? start : 1;
    const lines = items.map((item, index) => {
      const mark = element.name === 'ol' ? `${first + index}.` : '-';
      // What belongs to an item stays one, whatever it looks like, if it stands below the item's text.
      const text = settleLines(this.#all(isElement(item) ? item.children : []), this.#kept).replace(
        /\n+/g,
        `\n${' '.repeat(mark.length + 1)}`,
      );
      return `${STRUCTURE}${mark} ${text.replaceAll('\n', `\n${STRUCTURE}`)}`;
    });
    return `\n\n${lines.join('\n')}\n\n`;
  }

  #cell(element: MarkupElement): string {
    const text = settleLines(this.#all(element.children), this.#kept).replace(/\s*\n\s*/g, ' ');
    return text.replace(/\$[^$]*\$/g, (tex) => tex.replace(/(?<!\\)\|/g, '\\vert '));
  }

  #table(element: MarkupElement): string {
    const rows: string[][] = [];
    /** The rows that cells above still reach down through, by their columns. */
    const reach: number[] = [];
    const rowOf = (cells: readonly MarkupElement[]): string[] => {
      const row: string[] = [];
      const pass = () => {
        for (let at = row.length; (reach[at] ?? 0) > 0; at = row.length) {
          reach[at] = (reach[at] ?? 1) - 1;
          row.push('');
        }
      };
      for (const cell of cells) {
        pass();
        const [wide, high] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
        for (let column = 0; column < wide; column += 1) {
          reach[row.length] = high - 1;
          row.push(column === 0 ? this.#cell(cell) : '');
        }
      }
      pass();
      return row;
    };
    let caption = '';
    const collect = (nodes: readonly MarkupNode[]) => {
      for (const node of nodes) {
        if (!isElement(node)) continue;
        if (node.name === 'caption') caption ||= this.#all(node.children).trim();
        else if (node.name === 'tr') rows.push(rowOf(childrenOf(node, 'td', 'th')));
        else if (node.name !== 'table') collect(node.children);
      }
    };
    collect(element.children);
    const width = Math.max(0, ...rows.map((row) => row.length));
    if (width === 0) return '';
    const [head = [], ...others] = rows;
    const write = (row: readonly string[]) =>
      `${STRUCTURE}| ${Array.from({ length: width }, (_, at) => row[at] ?? '').join(' | ')} |`;
    return `\n\n${caption}\n\n${[write(head), write(Array.from({ length: width }, () => '---')), ...others.map(write)].join('\n')}\n\n`;
  }
}

/** Writes markup as the bank keeps its texts: Markdown with TeX, in which nothing but these has a meaning. */
export const bankText = (nodes: readonly MarkupNode[], surroundings: TextSurroundings): string =>
  new Writer(surroundings).write(nodes);

/** Writes markup as one line of {@link bankText}, such as an option. */
export const bankLine = (nodes: readonly MarkupNode[], surroundings: TextSurroundings): string =>
  bankText(nodes, surroundings).replace(/\n{2,}/g, '\n');
