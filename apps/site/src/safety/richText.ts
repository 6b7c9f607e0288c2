import DOMPurify from 'dompurify';

/** Cleans rich text of the server: no scripts, handlers, styles, forms or frames; MathML stays. */
export function cleanRichText(html: string): string {
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true, mathMl: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'iframe'],
    FORBID_ATTR: ['style', 'id', 'name'],
  });
}
