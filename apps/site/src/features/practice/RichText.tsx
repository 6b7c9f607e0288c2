import { useMemo } from 'react';
import { cleanRichText } from '../../safety/richText.ts';
import { latin, richText } from './richText.css.ts';

/** Whether a text is written in Latin letters; a few Chinese glosses do not make it Chinese. */
function isLatin(html: string): boolean {
  const words = html.replace(/<math[^]*?<\/math>|<[^>]*>|&\w+;/g, ' ');
  const chinese = words.match(/[\u4e00-\u9fff]/g)?.length ?? 0;
  const letters = words.match(/[A-Za-z]/g)?.length ?? 0;
  return letters >= 3 && letters > chinese * 8;
}

/** Shows rich text of the bank: cleaned HTML with MathML. `isInline` for an option, which has no paragraphs. */
export function RichText({ html, isInline = false }: { readonly html: string; readonly isInline?: boolean }) {
  const clean = useMemo(() => ({ __html: cleanRichText(html) }), [html]);
  const isEnglish = useMemo(() => isLatin(html), [html]);
  const Element = isInline ? 'span' : 'div';
  return <Element className={isEnglish ? `${richText} ${latin}` : richText} {...(isEnglish && { lang: 'en' })} dangerouslySetInnerHTML={clean} />;
}
