import { NodeHtmlMarkdown } from 'node-html-markdown';
import { renderText } from '../platform/richText/richText.ts';

/** Renders a school's Markdown as safe HTML: active content is shown as text. */
export const renderDocument = (source: string): string =>
  source === '' ? '' : renderText(source, 'document').html;

// The Markdown of this project has no links: their text is kept.
const converter = new NodeHtmlMarkdown({ bulletMarker: '-', maxConsecutiveNewlines: 2 }, { a: {}, img: {} });

/** Returns the Markdown of a text stored as HTML: its source, or, where that is unknown, a conversion. */
export function markdownOf(
  source: string | null,
  html: string,
  render: (source: string) => string = renderDocument,
): string {
  if (html === '') return '';
  return source !== null && render(source) === html ? source : converter.translate(html).trim();
}
