import { LRUCache } from 'lru-cache';
import { refused } from '../http/errors.ts';
import { renderInSlices, renderText, type SourceStyle } from './richText.ts';

/** A text somebody wrote, with its rendered markup. */
export interface StoredText {
  readonly content: string;
  /** Null for texts stored before markup was stored with them. */
  readonly contentHtml: string | null;
}

/** Maximum characters of one text's markup, so that a page with twenty texts loads fast. */
const MAX_MARKUP_LENGTH = 96 * 1024;

/**
 * Renders a text that somebody typed, once, so that the markup is stored with it.
 * @throws {BusinessError} code 0 for formulas whose markup is far too long.
 */
export async function renderForStorage(content: string): Promise<{ content: string; contentHtml: string }> {
  const { html } = await renderInSlices(content, 'plain');
  if (html.length > MAX_MARKUP_LENGTH) throw refused('content', '公式太多或太长了，请分开写');
  return { content, contentHtml: html };
}

const markupsOfSchool = new LRUCache<string, string>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (html, key) => html.length + key.length + 1,
});

/** Renders a text of the school, which is the same for all readers, and caches the markup. */
export function markupOfSchool(source: string, style: SourceStyle): string {
  const key = `${style} ${source}`;
  const known = markupsOfSchool.get(key);
  if (known !== undefined) return known;
  const { html } = renderText(source, style);
  markupsOfSchool.set(key, html);
  return html;
}

/** Returns the markup of a text that somebody wrote. */
export const markupOf = ({ content, contentHtml }: StoredText): string =>
  contentHtml ?? markupOfSchool(content, 'plain');
