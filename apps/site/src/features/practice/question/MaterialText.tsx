import { useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { questionTexts } from './question.texts.ts';
import * as css from './questionList.css.ts';

interface MaterialTextProps {
  /** Renders nothing if empty. */
  readonly html: string;
  /**
   * Whether it is initially unfolded.
   * @defaultValue false
   */
  readonly isOpen?: boolean;
}

/** The collapsible text that a question refers to. */
export function MaterialText({ html, isOpen = false }: MaterialTextProps) {
  const texts = useTexts(questionTexts);
  if (html === '') return null;
  return (
    <details className={css.material} open={isOpen}>
      <summary className={css.fold}>{texts.material}</summary>
      <RichText html={html} />
    </details>
  );
}
