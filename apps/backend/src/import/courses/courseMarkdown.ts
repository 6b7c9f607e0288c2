import MarkdownIt, { type Token } from 'markdown-it';
import { readHtml } from '../../markup/readHtml.ts';
import { textOf } from '../../markup/tree.ts';
import { cleanHtml, withoutSwallowing } from './courseHtml.ts';

/** An item that is a property alone, such as `- 学时：80 小时`. */
const PROPERTY = /^(?:[-*+]|\d{1,9}[.)])\s+[^：:]{1,24}[：:].{0,40}$/u;
/** A sentence, or the beginning of a text. */
const PROSE = /.{41}|[。.!！?？]$/u;

function makeMarkdown() {
  const markdown = new MarkdownIt({ html: true, linkify: true });
  // A full URL becomes a link; `a.com` in a sentence does not.
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  // Every link is parsed, so that its brackets never show; only those to web pages are kept (`courseHtml.ts`).
  markdown.validateLink = () => true;
  // People leave out the blank line between the facts of a course and its text, which Markdown would join.
  markdown.block.ruler.before(
    'paragraph',
    'prose_below_property',
    ({ src, bMarks, eMarks, sCount, blkIndent }, line, _, isProbe) => {
      const textAt = (at: number) => src.slice(bMarks[at], eMarks[at]).trim();
      const isOutside = isProbe && (sCount[line] ?? 0) < blkIndent;
      return isOutside && PROPERTY.test(textAt(line - 1)) && PROSE.test(textAt(line));
    },
    { alt: ['paragraph'] },
  );
  for (const rule of ['html_inline', 'html_block'])
    markdown.renderer.rules[rule] = (tokens, at) => withoutSwallowing(tokens[at]?.content ?? '');
  return markdown;
}

/** The Markdown parser and renderer of courses. */
export const markdown = makeMarkdown();

/**
 * Returns the text of an inline token: a line break for a `<br>` tag, nothing for other tags, and invalid tags
 * unchanged.
 */
export const plainTextOf = ({ type, content }: Token): string => {
  if (type === 'softbreak' || type === 'hardbreak') return ' ';
  if (type !== 'html_inline') return content;
  return /^<br\b/i.test(content) ? ' ' : textOf(readHtml(withoutSwallowing(content)));
};

/** Returns the text of a line, without its markup. */
export const plainText = (token: Token | undefined): string =>
  (token?.children ?? []).map(plainTextOf).join('').replace(/\s+/g, ' ').trim();

/** A heading and the content below it. */
export interface Section {
  readonly title: string;
  readonly tokens: readonly Token[];
}

/**
 * Returns the level of the headings that begin sections: the second, otherwise the next one used; the title
 * does not count.
 */
function levelOf(tokens: readonly Token[]): string {
  const tags = new Set(tokens.flatMap(({ type, tag }) => (type === 'heading_open' ? [tag] : [])));
  return ['h2', 'h3', 'h4', 'h5', 'h6'].find((tag) => tags.has(tag)) ?? 'h2';
}

/**
 * Splits a document at its headings below the title. A further first-level heading begins a section too, as in
 * texts where each part has one.
 */
export function sectionsOf(tokens: readonly Token[]): Section[] {
  const level = levelOf(tokens);
  const title = tokens.findIndex(({ type, tag }) => type === 'heading_open' && tag === 'h1');
  const sections: { title: string; tokens: Token[] }[] = [{ title: '', tokens: [] }];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) continue;
    if (token.type === 'heading_open' && (token.tag === level || token.tag === 'h1')) {
      if (index !== title) sections.push({ title: plainText(tokens[index + 1]), tokens: [] });
      index += 2;
    } else sections.at(-1)?.tokens.push(token);
  }
  return sections;
}

/** Returns the place after the block that begins at a place. */
export function endOf(tokens: readonly Token[], start: number): number {
  const { type = '', level } = tokens[start] ?? {};
  if (!type.endsWith('_open')) return start + 1;
  const closing = type.replace(/_open$/, '_close');
  let end = start + 1;
  while (end < tokens.length && !(tokens[end]?.type === closing && tokens[end]?.level === level)) end += 1;
  return Math.min(end + 1, tokens.length);
}

/** Elements that say nothing where they are empty; a cell of a table keeps its column. */
const HOLDERS = /^(?:paragraph|list_item|bullet_list|ordered_list|blockquote|table|thead|tbody|tr)_open$/;

const isHeadingOver = ({ tag }: Token, next: Token | undefined): boolean =>
  next !== undefined && !(next.type === 'heading_open' && next.tag <= tag);

/** Removes tokens, and the blocks and headings which have nothing left below them. */
export function without(tokens: readonly Token[], removed: ReadonlySet<Token>): readonly Token[] {
  if (removed.size === 0) return tokens;
  const left: Token[] = [];
  // From the end, so that what is in a block is removed before the block.
  for (const [index, token] of [...tokens.entries()].reverse()) {
    if (removed.has(token)) continue;
    const isEmpty = HOLDERS.test(token.type) && left.at(-1)?.type === token.type.replace(/_open$/, '_close');
    const isBare =
      token.type === 'heading_open' &&
      isHeadingOver(token, tokens[index + 3]) &&
      !isHeadingOver(token, left.at(-3));
    if (isEmpty) left.pop();
    else if (isBare) left.splice(-2);
    else left.push(token);
  }
  return left.reverse();
}

/** Returns the lines of a text block as plain text. */
export const linesOf = (token: Token): readonly string[] =>
  token.content.split('\n').map((line) => plainText(markdown.parseInline(line, {})[0]));

/** Lowers headings below those of the surrounding page. */
export function lowered(tokens: readonly Token[]): readonly Token[] {
  for (const token of tokens) if (token.type.startsWith('heading_')) token.tag = 'h4';
  return tokens;
}

/** Renders tokens to safe HTML. */
export const render = (tokens: readonly Token[]): string =>
  cleanHtml(markdown.renderer.render([...tokens], markdown.options, {})).trim();

/** Escapes plain text for HTML. */
export const escapeHtml = (text: string) => markdown.utils.escapeHtml(text);
