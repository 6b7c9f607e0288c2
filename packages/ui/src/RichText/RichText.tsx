import { type Ref, useMemo } from 'react';
import { useTexts, inBoth } from '../locale/index.ts';
import { isLatin } from './latin.ts';
import { latin, richText } from './RichText.css.ts';
import { useCleanHtml } from './useCleanHtml.ts';

const texts = inBoth({ table: ['表格', 'Table'] });

export interface RichTextProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** HTML as received from the server; it is sanitised here, so any input is safe. */
  html: string | null | undefined;
  /**
   * Whether it is displayed inline, like an option of a question; paragraphs then follow each other on the same
   * line. @defaultValue false
   */
  isInline?: boolean | undefined;
  /** Additional CSS class. @defaultValue none */
  className?: string | undefined;
}

/**
 * Displays what a school wrote: text, tables, pictures, audio, video, and formulas as MathML. It sanitises the
 * HTML itself, since relying on the caller to do so is how scripts get in. By default a server renders only
 * plain text, and the browser renders the rest after hydration.
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
