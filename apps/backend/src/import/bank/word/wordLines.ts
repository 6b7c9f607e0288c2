import { bankText, type TextSurroundings } from '../../../markup/bankText.ts';
import {
  descendantsOf,
  isElement,
  type MarkupElement,
  type MarkupNode,
  textOf,
} from '../../../markup/tree.ts';
import type { Line } from './blocks.ts';
import { ANSWER, EXPLANATION, HEADING, KEY_LIST, QUESTION, RIGHT } from './marks.ts';

/** Around what stands out from its line. */
const [BEGIN, END] = ['\ue310', '\ue311'];
const EMPHASIS = new RegExp(`${BEGIN}([^${BEGIN}${END}]*)${END}`, 'g');
const LABEL = '[(（]?[A-L]\\s*[.．、)）]\\s*';
const OPTION = new RegExp(`^\\s*${LABEL}`);

/** Blocks that hold others, and say nothing themselves. */
const HOLDERS = ['div', 'section', 'article', 'main', 'body', 'html', 'center'];

/** Writes a footnote where its number stands: its text below the document belongs to no question. */
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

/** What numbers or names a line; in bold as well it is no word of it. */
const isNamed = (text: string): boolean =>
  [QUESTION, ANSWER, EXPLANATION, HEADING, KEY_LIST, OPTION].some((form) => form.test(text));

/** Marks what stands out, by which authors say which option is right; underlined words are as good as bold ones. */
function withEmphasis(nodes: readonly MarkupNode[]): MarkupNode[] {
  return nodes.flatMap((node): MarkupNode[] => {
    if (typeof node === 'string') return [node];
    const children = withEmphasis(node.children);
    const text = textOf(node.children);
    if (node.name === 'mark' && text.trim() !== '') return [BEGIN, ...children, END];
    if (node.name === 'strong') return [BEGIN, ...(isNamed(text) ? children : [{ ...node, children }]), END];
    if (node.name === 'u' && text.trim() !== '') {
      // A key that is underlined in its brackets is no word.
      if (/^[\sA-Z√×,，、]*$/.test(text)) return children;
      const isFilled = /^[\s\u00a0].*[\s\u00a0]$/.test(text);
      return isFilled ? ['\ue315', ...children, '\ue316'] : [{ ...node, name: 'strong', children }];
    }
    return [{ ...node, children }];
  });
}

/** Leaves of what stands out the signs behind the labels of whole options. */
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

/** The texts of a table by its cells. */
export const cellsOf = (
  table: MarkupElement,
  write: (nodes: readonly MarkupNode[]) => string,
): readonly (readonly string[])[] => rowsOf(table).map((row) => row.map(({ children }) => write(children)));

/** Writes a row of two cells as a line: a number, a letter or the name of a field, and what it is of. */
function pairLine([name = '', text = '', ...more]: readonly string[]): string | undefined {
  if (more.some((cell) => cell !== '')) return undefined;
  if (/^(?:\d{1,4}|[A-L])[.．、]?$/.test(name)) return `${name.replace(/[.．、]$/, '')}. ${text}`;
  return ANSWER.test(`${name}：`) || EXPLANATION.test(`${name}：`) ? `${name}：${text}` : undefined;
}

/** Writes a table that only sets things side by side as lines; undefined for one of its own. */
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

/** What the writer of texts escapes at the head of a line, as it is no list of ours. */
const plainHead = (line: string): string =>
  line.replace(/^(\d{1,9})\\([.)])/, '$1$2').replace(/^\\([-+])/, '$1');

/** Writes nodes as the bank keeps texts. */
type Write = (nodes: readonly MarkupNode[]) => string;

/**
 * Writes each paragraph of a document as lines of the bank's text. Numbers of lists are written out, tables that set
 * things side by side are lines, and what stands out is marked.
 */
export function linesOf(nodes: readonly MarkupNode[], picture: TextSurroundings['picture']): readonly Line[] {
  const lines: Line[] = [];
  let counter = 0;
  const add = (written: string, notes: readonly string[]): void => {
    for (const line of withRight(written).split('\n'))
      lines.push({ text: plainHead(line), number: lines.length + 1, notes });
  };
  const walk = (inner: readonly MarkupNode[]): void => {
    for (const node of inner) {
      const notes: string[] = [];
      const write: Write = (some) =>
        bankText(some, { picture, note: (problem) => void (notes.includes(problem) || notes.push(problem)) });
      if (typeof node === 'string') {
        if (node.trim() !== '') add(write([node]), notes);
      } else if (HOLDERS.includes(node.name)) walk(node.children);
      else if (node.name === 'ol')
        for (const item of node.children.filter((child) => isElement(child, 'li')))
          add(`${++counter}. ${write(isElement(item) ? item.children : [])}`, notes);
      else if (node.name === 'table') {
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
