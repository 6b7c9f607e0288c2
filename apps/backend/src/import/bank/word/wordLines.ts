import { bankText, type TextContext } from '../../../markup/bankText.ts';
import {
  descendantsOf,
  isElement,
  type MarkupElement,
  type MarkupNode,
  textOf,
} from '../../../markup/tree.ts';
import type { Line } from './blocks.ts';
import { ANSWER, EXPLANATION, HEADING, KEY_LIST, QUESTION, RIGHT } from './marks.ts';

/** Marks around emphasized text. */
const [BEGIN, END] = ['\ue310', '\ue311'];
const EMPHASIS = new RegExp(`${BEGIN}([^${BEGIN}${END}]*)${END}`, 'g');
const LABEL = '[(（]?[A-L]\\s*[.．、)）]\\s*';
const OPTION = new RegExp(`^\\s*${LABEL}`);

/** Elements that only contain others. */
const CONTAINERS = ['div', 'section', 'article', 'main', 'body', 'html', 'center'];

/** Moves a footnote's text to its number, since at the end of the document it would belong to no question. */
function withNotes(nodes: readonly MarkupNode[]): MarkupNode[] {
  const isNote = ({ attributes }: MarkupElement) => /^(?:foot|end)note-\d+$/.test(attributes['id'] ?? '');
  const notes = new Map(
    [...descendantsOf(nodes, 'li')].filter(isNote).map((item) => [
      `#${item.attributes['id'] ?? ''}`,
      textOf(item.children)
        .replace(/\s*↑\s*$/, '')
        .trim(),
    ]),
  );
  const write = (node: MarkupNode): readonly MarkupNode[] => {
    if (typeof node === 'string') return [node];
    if (node.name === 'li' && isNote(node)) return [];
    const [link] = node.name === 'sup' ? descendantsOf(node.children, 'a') : [];
    const text = notes.get(link?.attributes['href'] ?? '');
    return [text === undefined ? { ...node, children: node.children.flatMap(write) } : `（注：${text}）`];
  };
  return notes.size === 0 ? [...nodes] : nodes.flatMap(write);
}

/** Tells whether a text is a number or label of a line, which is not emphasis even in bold. */
const isNamed = (text: string): boolean =>
  [QUESTION, ANSWER, EXPLANATION, HEADING, KEY_LIST, OPTION].some((form) => form.test(text));

/** Marks emphasized text, by which authors mark right options; underlined words count like bold ones. */
function withEmphasis(nodes: readonly MarkupNode[]): MarkupNode[] {
  return nodes.flatMap((node): MarkupNode[] => {
    if (typeof node === 'string') return [node];
    const children = withEmphasis(node.children);
    const text = textOf(node.children);
    if (node.name === 'mark' && text.trim() !== '') return [BEGIN, ...children, END];
    if (node.name === 'strong') return [BEGIN, ...(isNamed(text) ? children : [{ ...node, children }]), END];
    if (node.name === 'u' && text.trim() !== '') {
      // An underlined key in brackets is a blank with its answer, not emphasis.
      if (/^[\sA-Z√×,，、]*$/.test(text)) return children;
      const isFilled = /^[\s\u00a0].*[\s\u00a0]$/.test(text);
      return isFilled ? ['\ue315', ...children, '\ue316'] : [{ ...node, name: 'strong', children }];
    }
    return [{ ...node, children }];
  });
}

/** Reduces emphasis to a mark after the labels of whole options. */
const withRight = (text: string): string =>
  text
    .replace(new RegExp(`${END}(\\s*)${BEGIN}|${BEGIN}(?=${BEGIN})|${END}(?=${END})`, 'g'), '$1')
    .replace(
      new RegExp(`((?:^|\\s)${LABEL})?${EMPHASIS.source}`, 'gm'),
      (_, label: string | undefined, inner: string) =>
        label === undefined
          ? inner.replace(new RegExp(`(?<![A-Za-z])${LABEL}`, 'g'), `$&${RIGHT}`)
          : `${label}${RIGHT}${inner}`,
    );

const rowsOf = (table: MarkupElement): readonly (readonly MarkupElement[])[] =>
  [...descendantsOf(table.children, 'tr')].map(({ children }) =>
    children.filter((cell) => isElement(cell, 'td', 'th')),
  );

/** Returns the texts of a table's cells. */
export const cellsOf = (
  table: MarkupElement,
  write: (nodes: readonly MarkupNode[]) => string,
): readonly (readonly string[])[] => rowsOf(table).map((row) => row.map(({ children }) => write(children)));

/** Converts a row of two cells to a line: a number, letter or field name with its text. */
function pairLine([name = '', text = '', ...more]: readonly string[]): string | undefined {
  if (more.some((cell) => cell !== '')) return undefined;
  if (/^(?:\d{1,6}|[A-L])[.．、]?$/.test(name)) return `${name.replace(/[.．、]$/, '')}. ${text}`;
  return ANSWER.test(`${name}：`) || EXPLANATION.test(`${name}：`) ? `${name}：${text}` : undefined;
}

/** Converts a layout table to lines; undefined for a real table. */
function layoutLines(table: readonly (readonly string[])[]): readonly string[] | undefined {
  const cells = table.map((row) => row.map(plainHead));
  const filled = cells.flat().filter((cell) => cell !== '');
  if (filled.length === 0) return [];
  const isOfOptions = filled.length > 1 && filled.every((cell) => OPTION.test(cell));
  const pairs = cells.map(pairLine).filter((line) => line !== undefined);
  if (pairs.length === cells.length && !isOfOptions) return pairs;
  const hasQuestion = filled.some((cell) => cell.includes('\n') && isNamed(cell.split('\n')[0] ?? ''));
  return isOfOptions || hasQuestion ? filled : undefined;
}

/** Removes the escape at the beginning of a line that is no Markdown list. */
const plainHead = (line: string): string =>
  line.replace(/^(\d{1,9})\\([.)])/, '$1$2').replace(/^\\([-+])/, '$1');

/** Converts nodes to the bank's format. */
type Write = (nodes: readonly MarkupNode[]) => string;

/**
 * Converts each paragraph of a document to lines in the bank's format. List numbers are written out, layout
 * tables become lines, and emphasis is marked.
 */
export function linesOf(nodes: readonly MarkupNode[], picture: TextContext['picture']): readonly Line[] {
  const lines: Line[] = [];
  let counter = 0;
  const add = (text: string, notes: readonly string[]): void => {
    for (const line of withRight(text).split('\n'))
      lines.push({ text: plainHead(line), number: lines.length + 1, notes });
  };
  const walk = (inner: readonly MarkupNode[]): void => {
    for (const node of inner) {
      const notes: string[] = [];
      const write: Write = (some) =>
        bankText(some, { picture, note: (problem) => void (notes.includes(problem) || notes.push(problem)) });
      if (typeof node === 'string') {
        if (node.trim() !== '') add(write([node]), notes);
      } else if (CONTAINERS.includes(node.name)) walk(node.children);
      else if (node.name === 'ol') {
        const start = Number(node.attributes['start']);
        if (Number.isInteger(start)) counter = start - 1;
        for (const item of node.children.filter((child) => isElement(child, 'li')))
          add(`${++counter}. ${write(isElement(item) ? item.children : [])}`, notes);
      } else if (node.name === 'table') {
        const layout = layoutLines(cellsOf(node, write));
        if (layout === undefined)
          lines.push({ text: withRight(write([node])), number: lines.length + 1, notes });
        else for (const line of layout) add(line, notes);
      } else add(write([node]), notes);
    }
  };
  walk(withEmphasis(withNotes(nodes)));
  return lines;
}
