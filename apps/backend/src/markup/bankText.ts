import { escapeText, formulaOf, settleLines, STRUCTURE, writeText } from './bankMarks.ts';
import { mathTex } from './mathTex.ts';
import { readHtml } from './readHtml.ts';
import { childrenOf, element, isElement, type MarkupElement, type MarkupNode, textOf } from './tree.ts';

/** What the conversion of a question's markup depends on. */
export interface TextContext {
  /** Returns the address of an imported picture, or the reason why it is missing. */
  readonly picture: (source: string) => { readonly address: string } | { readonly problem: string };
  /** Called with a message about each part that is left out. */
  readonly note: (problem: string) => void;
  /** Converts an element in a special way; undefined for the default conversion. */
  readonly element?: (element: MarkupElement) => string | undefined;
}

const PARAGRAPHS = (
  'p div section article blockquote figure figcaption center address main ' +
  'h1 h2 h3 h4 h5 h6 dl dt dd header footer aside fieldset'
).split(' ');
/** Elements without text of a question, or with active content. */
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
// A map, since an element of XML may be called `constructor`.
const MEDIA: ReadonlyMap<string, string> = new Map([
  ['audio', 'a sound is left out'],
  ['video', 'a video is left out'],
  ['iframe', 'an embedded page is left out'],
  ['object', 'an embedded object is left out'],
  ['embed', 'an embedded object is left out'],
  ['svg', 'a drawing (SVG) is left out; save it as a PNG'],
]);

const SUPERSCRIPTS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-=()ni'].map((sign, at) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'.charAt(at)]),
);
const SUBSCRIPTS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-=()'].map((sign, at) => [sign, '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'.charAt(at)]),
);

/** Formats superscripts and subscripts: as Unicode characters where they exist, otherwise as a formula. */
function scriptText(text: string, characters: Readonly<Record<string, string>>, mark: string): string {
  const plain = text.trim().replaceAll('−', '-');
  if (plain === '') return '';
  if ([...plain].every((sign) => characters[sign] !== undefined))
    return [...plain].map((sign) => characters[sign]).join('');
  const inner = /^[\w+\-*/=(). ]+$/.test(plain)
    ? plain.replaceAll('_', '\\_')
    : `\\text{${plain.replace(/[\\{}$%#&_^~]/g, '')}}`;
  return `$${mark}{${inner}}$`;
}

/** Formats emphasis, where Markdown will recognize it: between letters and digits. */
function emphasised(inner: string, mark: string): string {
  const text = inner.trim();
  const canStand = /^[\p{L}\p{N}]/u.test(text) && /[\p{L}\p{N}]$/u.test(text) && !text.includes('\n');
  return canStand && !text.includes(mark) ? inner.replace(text, () => `${mark}${text}${mark}`) : inner;
}

/**
 * Reads a formula that an editor shows as a picture, from its attributes: TeX of Canvas, MathML in special
 * quotes of WIRIS.
 */
function drawnFormula({ attributes }: MarkupElement): string | undefined {
  const alt = /^LaTeX:\s*([^]+)$/.exec(attributes['alt'] ?? '')?.[1];
  const tex = attributes['data-equation-content'] || alt;
  if (tex !== undefined) return formulaOf(tex, false);
  const wiris = attributes['data-mathml'];
  if (wiris === undefined) return undefined;
  const withCharacters = wiris.replace(
    /[«»¨§]/g,
    (sign) => ({ '«': '<', '»': '>', '¨': '"', '§': '&' })[sign] ?? sign,
  );
  const [math] = readHtml(withCharacters);
  const read = math !== undefined && isElement(math, 'math') ? mathTex(math) : undefined;
  return read === undefined ? undefined : formulaOf(read, false);
}

/** Returns the column or row span of a cell; an implausibly large one counts as 1. */
function spanOf({ attributes }: MarkupElement, name: 'colspan' | 'rowspan'): number {
  const span = Number(attributes[name] ?? 1);
  return Number.isInteger(span) && span > 1 && span <= 50 ? span : 1;
}

/** Tells whether a text has something to fill in, which code and raised letters have no place for. */
const holdsGap = (nodes: readonly MarkupNode[]): boolean =>
  nodes.some(
    (node) =>
      typeof node !== 'string' &&
      (/^(?:lectern-)?gap$|interaction$/.test(node.name) || holdsGap(node.children)),
  );

/** Writes the line breaks of preformatted text as elements. */
const withBreaks = (nodes: readonly MarkupNode[]): readonly MarkupNode[] =>
  nodes.flatMap((node): readonly MarkupNode[] =>
    typeof node !== 'string'
      ? [{ ...node, children: withBreaks(node.children) }]
      : node.split('\n').flatMap((line, at) => (at === 0 ? [line] : [element('br'), line])),
  );

/** Elements whose text is written as it is. */
const VERBATIM = ['code', 'pre', 'sup', 'sub'];

class Writer {
  readonly #context: TextContext;
  /** Code blocks, whose lines and spaces are kept. */
  readonly #codeBlocks: string[] = [];

  constructor(context: TextContext) {
    this.#context = context;
  }

  write(nodes: readonly MarkupNode[]): string {
    return settleLines(this.#all(nodes), this.#codeBlocks);
  }

  #all(nodes: readonly MarkupNode[]): string {
    return nodes.map((node) => (typeof node === 'string' ? writeText(node) : this.#element(node))).join('');
  }

  #element(element: MarkupElement): string {
    const { name, children } = element;
    const own = this.#context.element?.(element);
    if (own !== undefined) return own;
    if (DROPPED.includes(name)) return '';
    const lost = MEDIA.get(name);
    if (lost !== undefined) {
      this.#context.note(lost);
      return '';
    }
    if (PARAGRAPHS.includes(name)) return `\n\n${this.#all(children)}\n\n`;
    if (VERBATIM.includes(name) && holdsGap(children))
      return name === 'pre' ? `\n\n${this.#all(withBreaks(children))}\n\n` : this.#all(children);
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
        return scriptText(textOf(children), SUPERSCRIPTS, '^');
      case 'sub':
        return scriptText(textOf(children), SUBSCRIPTS, '_');
      case 'code':
        return this.#code(textOf(children));
      case 'pre':
        return this.#preformatted(textOf(children));
      // The reading of a character (ruby text) follows it in our own brackets; those of `<rp>` are dropped.
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

  /** Keeps the text of a link, and reports its target, since the bank has no external links. */
  #link({ attributes, children }: MarkupElement): string {
    const content = this.#all(children);
    const { href = '' } = attributes;
    if (!/^(?:#|javascript:|$)/i.test(href.trim()) && textOf(children).trim() !== href)
      this.#context.note(`the link to ${href.slice(0, 120)} is left out; its words stay`);
    return content;
  }

  #picture(source: string, alt: string): string {
    const found = this.#context.picture(source);
    const name = alt.replace(/\s+/g, ' ').trim();
    if ('address' in found) return `![${escapeText(name)}](${found.address})`;
    this.#context.note(found.problem);
    return name === '' ? '' : escapeText(`〔${name}〕`);
  }

  #math(element: MarkupElement): string {
    const tex = mathTex(element);
    if (tex !== undefined) return formulaOf(tex, element.attributes['display'] === 'block');
    this.#context.note('a formula (MathML) cannot be read; its signs are kept as text');
    return writeText(textOf(element.children));
  }

  #code(text: string): string {
    const line = text.replace(/\s+/g, ' ').trim();
    return line === '' || line.includes('`') ? escapeText(line) : `\`${line}\``;
  }

  #preformatted(text: string): string {
    const code = text.replace(/^\n|\s+$/g, '').replaceAll('```', "'''");
    this.#codeBlocks.push(`\`\`\`\n${code}\n\`\`\``);
    return `\n\n${STRUCTURE}\u0002${this.#codeBlocks.length - 1}\u0002\n\n`;
  }

  #list(element: MarkupElement): string {
    const items = element.children.filter((child) => isElement(child, 'li'));
    const start = Number(element.attributes['start'] ?? 1);
    const first = Number.isInteger(start) && start >= 0 && start < 1e6 ? start : 1;
    const lines = items.map((item, index) => {
      const mark = element.name === 'ol' ? `${first + index}.` : '-';
      // Further lines of an item are indented to stay part of it.
      const text = settleLines(this.#all(isElement(item) ? item.children : []), this.#codeBlocks).replace(
        /\n+/g,
        `\n${' '.repeat(mark.length + 1)}`,
      );
      return `${STRUCTURE}${mark} ${text.replaceAll('\n', `\n${STRUCTURE}`)}`;
    });
    return `\n\n${lines.join('\n')}\n\n`;
  }

  #cell(element: MarkupElement): string {
    const text = settleLines(this.#all(element.children), this.#codeBlocks).replace(/\s*\n\s*/g, ' ');
    return text.replace(/\$[^$]*\$/g, (tex) => tex.replace(/(?<!\\)\|/g, '\\vert '));
  }

  #table(element: MarkupElement): string {
    const rows: string[][] = [];
    /** For each column, the number of rows that a cell above still spans. */
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

/** Converts markup to the bank's format: Markdown with TeX and no other markup. */
export const bankText = (nodes: readonly MarkupNode[], context: TextContext): string =>
  new Writer(context).write(nodes);

/** Converts markup to one line of {@link bankText}, such as an option. */
export const bankLine = (nodes: readonly MarkupNode[], context: TextContext): string =>
  bankText(nodes, context).replace(/\n{2,}/g, '\n');
