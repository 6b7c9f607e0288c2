import MarkdownIt, { type Token } from 'markdown-it';
import { readHtml } from '../../markup/readHtml.ts';
import { textOf } from '../../markup/tree.ts';
import { cleanHtml, withoutSwallowing } from './courseHtml.ts';

/** A link with its label. */
export interface NamedLink {
  readonly title: string;
  readonly url: string;
}

function makeMarkdown() {
  const markdown = new MarkdownIt({ html: true, linkify: true });
  // A full URL becomes a link; `a.com` in a sentence does not.
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  // Only web pages may be linked.
  markdown.validateLink = (url) => /^https?:\/\//i.test(url);
  markdown.disable('image');
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
const wordsOf = ({ type, content }: Token): string => {
  if (type === 'softbreak' || type === 'hardbreak') return ' ';
  if (type !== 'html_inline') return content;
  return /^<br\b/i.test(content) ? ' ' : textOf(readHtml(withoutSwallowing(content)));
};

/** Returns the text of a line, without its markup. */
export const plainText = (token: Token | undefined): string =>
  (token?.children ?? []).map(wordsOf).join('').replace(/\s+/g, ' ').trim();

/** Returns the address of a token that begins a link; undefined for any other. */
function linkBegunBy(token: Token): string | undefined {
  if (token.type === 'link_open') return String(token.attrGet('href') ?? '');
  if (token.type !== 'html_inline') return undefined;
  return /^<a\s[^>]*?\bhref\s*=\s*["']?(https?:[^"'\s>]+)/i.exec(token.content)?.[1];
}

const endsLink = ({ type, content }: Token): boolean =>
  type === 'link_close' || (type === 'html_inline' && /^<\/a\b/i.test(content));

/** Names a link by the label of its line, its own text, or both; by its host where it has neither. */
function linkTitle(label: string, words: string, url: string): string {
  const own = words === url || /^https?:/.test(words) ? '' : words;
  if (label !== '' && own !== '' && label !== own) return `${label} · ${own}`;
  return label || own || new URL(url).host;
}

/** Finds the links of a line. */
export function linksOf(token: Token): NamedLink[] {
  const label = /^([^：:]{1,24})[：:]/u.exec(plainText(token))?.[1]?.trim() ?? '';
  const links: NamedLink[] = [];
  let url = '';
  let words = '';
  for (const child of token.children ?? []) {
    const begun = linkBegunBy(child);
    if (begun !== undefined) {
      url = begun;
      words = '';
    } else if (url === '') continue;
    else if (endsLink(child)) {
      links.push({ title: linkTitle(label, words.trim(), url).slice(0, 120), url });
      url = '';
    } else words += wordsOf(child);
  }
  return links;
}

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

/** Splits a document at its headings below the title. */
export function sectionsOf(tokens: readonly Token[]): Section[] {
  const level = levelOf(tokens);
  const sections: { title: string; tokens: Token[] }[] = [{ title: '', tokens: [] }];
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (token === undefined) continue;
    if (token.type === 'heading_open' && token.tag === level) {
      sections.push({ title: plainText(tokens[place + 1]), tokens: [] });
      place += 2;
    } else if (token.type === 'heading_open' && token.tag === 'h1') place += 2;
    else sections.at(-1)?.tokens.push(token);
  }
  return sections;
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
