import { type Ref, useMemo } from 'react';
import { useTexts, type Texts } from '../locale/index.ts';
import { isLatin } from './latin.ts';
import { latin, richText } from './RichText.css.ts';
import { useCleanHtml } from './useCleanHtml.ts';

const texts: Texts<{ table: string }> = { zh: { table: '表格' }, en: { table: 'Table' } };

export interface RichTextProps {
  /** The element itself. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** HTML as the server sent it; it is cleaned here, so it may be anything. */
  html: string | null | undefined;
  /** Whether it stands in a line, as an option does; paragraphs then follow each other in it. @defaultValue false */
  isInline?: boolean | undefined;
  /** Added to its own class. @defaultValue none */
  className?: string | undefined;
}

/**
 * Shows what a school wrote: text, tables, pictures, sound, film and formulas as MathML.
 * It cleans by itself, since HTML that somebody else should have cleaned is how scripts
 * get in. A server renders no more of it than mere words; the browser fills it after hydration.
 */
export function RichText({ ref, html, isInline = false, className = '' }: RichTextProps) {
  const text = useTexts(texts);
  const source = html ?? '';
  const clean = useCleanHtml(source, text.table, isInline);
  const shown = useMemo(() => ({ __html: clean }), [clean]);
  const isEnglish = useMemo(() => isLatin(source), [source]);
  const Element = isInline ? 'span' : 'div';
  return (
    <Element
      ref={ref}
      className={[richText, isEnglish && latin, className].filter(Boolean).join(' ')}
      dir="auto"
      {...(isEnglish && { lang: 'en' })}
      dangerouslySetInnerHTML={shown}
    />
  );
}
