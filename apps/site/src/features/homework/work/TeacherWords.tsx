import { useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import type { Work } from '../homework.model.ts';
import * as css from './work.css.ts';
import { workTexts } from './work.texts.ts';

/** What the teacher says of a work; nothing where nothing was said. */
export function TeacherWords({ work: { homework, commentHtml, teacher } }: { readonly work: Work }) {
  const texts = useTexts(workTexts);
  if (commentHtml === '') return null;
  const isReturned = homework.state === 'returned';
  return (
    <section className={css.comment} {...(isReturned && { 'data-returned': '' })}>
      <h3 className={css.partName}>
        {isReturned ? texts.returned : teacher === '' ? texts.comment : texts.commentOf(teacher)}
      </h3>
      <RichText html={commentHtml} className={css.text} />
    </section>
  );
}
