import { useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import * as css from './work.css.ts';
import { workTexts } from './work.texts.ts';

export interface TeacherCommentProps {
  /** HTML from the server. */
  readonly html: string;
  /** Empty if unknown. */
  readonly teacher: string;
  /** Whether the work was returned with this comment. */
  readonly isReturned: boolean;
}

/** The teacher's comment on a work; renders nothing if there is none. */
export function TeacherComment({ html, teacher, isReturned }: TeacherCommentProps) {
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
