import MarkdownIt, { type Token } from 'markdown-it';
import { readHtml } from '../../markup/readHtml.ts';
import { textOf } from '../../markup/tree.ts';
import { cleanHtml, withoutSwallowing } from './courseHtml.ts';

/** A link with the words that say what it is. */
export interface NamedLink {
  readonly title: string;
  readonly url: string;
}

function makeMarkdown() {
  const markdown = new MarkdownIt({ html: true, linkify: true });
  // An address that says it is one is a link; `a.com` in a sentence is a word.
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  // Only pages of the web are links; pictures of others are not shown.
  markdown.validateLink = (url) => /^https?:\/\//i.test(url);
  markdown.disable('image');
  for (const rule of ['html_inline', 'html_block'])
    markdown.renderer.rules[rule] = (tokens, at) => withoutSwallowing(tokens[at]?.content ?? '');
  return markdown;
}

/** Reads and renders what a course is written in. */
export const markdown = makeMarkdown();

/** The words of a piece of a line: of a tag a break alone, and what is no tag of a page as it stands. */
const wordsOf = ({ type, content }: Token): string => {
  if (type === 'softbreak' || type === 'hardbreak') return ' ';
  if (type !== 'html_inline') return content;
  return /^<br\b/i.test(content) ? ' ' : textOf(readHtml(withoutSwallowing(content)));
};

/** The words of a line, without its markup. */
export const plainText = (token: Token | undefined): string =>
  (token?.children ?? []).map(wordsOf).join('').replace(/\s+/g, ' ').trim();

/** Finds the links of a line; each is named by the line's label, its own words, or both. */
export function linksOf(token: Token): NamedLink[] {
  const label = /^([^：:]{1,24})[：:]/u.exec(plainText(token))?.[1]?.trim() ?? '';
  const links: NamedLink[] = [];
  let url = '';
  let words = '';
  for (const child of token.children ?? []) {
    const isHtml = child.type === 'html_inline';
    const href = isHtml
      ? /^<a\s[^>]*?\bhref\s*=\s*["']?(https?:[^"'\s>]+)/i.exec(child.content)?.[1]
      : undefined;
    if (child.type === 'link_open' || href !== undefined) {
      url = href ?? String(child.attrGet('href') ?? '');
      words = '';
    } else if ((child.type === 'link_close' || (isHtml && /^<\/a\b/i.test(child.content))) && url !== '') {
      const own = words.trim() === url || /^https?:/.test(words.trim()) ? '' : words.trim();
      const title =
        label !== '' && own !== '' && label !== own ? `${label} · ${own}` : label || own || new URL(url).host;
      links.push({ title: title.slice(0, 120), url });
      url = '';
    } else if (url !== '') words += wordsOf(child);
  }
  return links;
}

/** A heading and what stands below it. */
export interface Section {
  readonly title: string;
  readonly tokens: readonly Token[];
}

/** The headings that begin sections: those of the second level, else the next that there are; the title is none. */
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

/** The lines of a piece of text, each as plain text. */
export const linesOf = (token: Token): readonly string[] =>
  token.content.split('\n').map((line) => plainText(markdown.parseInline(line, {})[0]));

/** Moves headings below those of the page that shows them. */
export function lowered(tokens: readonly Token[]): readonly Token[] {
  for (const token of tokens) if (token.type.startsWith('heading_')) token.tag = 'h4';
  return tokens;
}

/** Renders tokens to safe HTML. */
export const render = (tokens: readonly Token[]): string =>
  cleanHtml(markdown.renderer.render([...tokens], markdown.options, {})).trim();

/** Writes plain words as HTML. */
export const escapeHtml = (text: string) => markdown.utils.escapeHtml(text);
