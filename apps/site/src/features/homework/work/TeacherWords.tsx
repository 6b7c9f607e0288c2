import { useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import * as css from './work.css.ts';
import { workTexts } from './work.texts.ts';

export interface TeacherWordsProps {
  /** HTML of the server. */
  readonly html: string;
  /** Empty where nobody is named. */
  readonly teacher: string;
  /** The work was given back with them. */
  readonly isReturned: boolean;
}

/** What the teacher says of a work; nothing where nothing was said. */
export function TeacherWords({ html, teacher, isReturned }: TeacherWordsProps) {
  const texts = useTexts(workTexts);
  if (html === '') return null;
  return (
    <section className={css.comment} {...(isReturned && { 'data-returned': '' })}>
      <h3 className={css.partName}>
        {isReturned ? texts.returned : teacher === '' ? texts.comment : texts.commentOf(teacher)}
      </h3>
      <RichText html={html} className={css.text} />
    </section>
  );
}
