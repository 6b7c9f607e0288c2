import { NodeHtmlMarkdown } from 'node-html-markdown';
import { renderText } from '../platform/richText/richText.ts';

/** Renders what a school wrote as safe HTML: whatever could run stands there as text. */
export const renderDocument = (source: string): string =>
  source === '' ? '' : renderText(source, 'document').html;

// The Markdown of this project knows no links: their words stay.
const converter = new NodeHtmlMarkdown({ bulletMarker: '-', maxConsecutiveNewlines: 2 }, { a: {}, img: {} });

/**
 * Tells the Markdown of a text that is kept as HTML: what it was made from, or, where it came from elsewhere, what
 * says the same.
 */
export function markdownOf(
  source: string | null,
  html: string,
  render: (source: string) => string = renderDocument,
): string {
  if (html === '') return '';
  return source !== null && render(source) === html ? source : converter.translate(html).trim();
}
