import { LRUCache } from 'lru-cache';
import { refused } from '../http/errors.ts';
import { renderInSlices, renderText, type SourceStyle } from './richText.ts';

/** What somebody wrote, with its markup. */
export interface Written {
  readonly content: string;
  /** Null for what was written before markup was made beside it. */
  readonly contentHtml: string | null;
}

/** Characters of markup of one text; a page of twenty must be read in no time. */
const MOST_MARKUP = 96 * 1024;

/**
 * Makes the markup of what somebody typed, once, to be kept beside it.
 * @throws {BusinessError} code 0 for formulas whose markup is far too long.
 */
export async function written(content: string): Promise<{ content: string; contentHtml: string }> {
  const { html } = await renderInSlices(content, 'plain');
  if (html.length > MOST_MARKUP) throw refused('content', '公式太多或太长了，请分开写');
  return { content, contentHtml: html };
}

const markupsOfSchool = new LRUCache<string, string>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (html, key) => html.length + key.length + 1,
});

/** Renders a text of the school's, which is the same for all who read it, and keeps the markup. */
export function markupOfSchool(source: string, style: SourceStyle): string {
  const key = `${style} ${source}`;
  const known = markupsOfSchool.get(key);
  if (known !== undefined) return known;
  const { html } = renderText(source, style);
  markupsOfSchool.set(key, html);
  return html;
}

/** Tells the markup of what somebody wrote. */
export const markupOf = ({ content, contentHtml }: Written): string =>
  contentHtml ?? markupOfSchool(content, 'plain');
