import { useMemo } from 'react';
import { cleanRichText } from '../../safety/richText.ts';
import { richText } from './richText.css.ts';

/** Shows rich text of the bank: cleaned HTML with MathML. `isInline` for an option, which has no paragraphs. */
export function RichText({ html, isInline = false }: { readonly html: string; readonly isInline?: boolean }) {
  const clean = useMemo(() => ({ __html: cleanRichText(html) }), [html]);
  const Element = isInline ? 'span' : 'div';
  return <Element className={richText} dangerouslySetInnerHTML={clean} />;
}
