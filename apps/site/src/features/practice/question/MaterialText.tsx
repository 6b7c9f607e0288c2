import { useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { questionTexts } from './question.texts.ts';
import * as css from './questionList.css.ts';

interface MaterialTextProps {
  /** Nothing stands here when it is empty. */
  readonly html: string;
  /** Whether it begins unfolded. @defaultValue false */
  readonly isOpen?: boolean;
}

/** The text that a question asks about, to fold away. */
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
