import { Avatar } from '@lectern/ui/Avatar';
import { Heading } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { teacherHref } from '../../../shared/routes/pages.ts';
import type { Teacher } from './detail.model.ts';
import { detailTexts } from './detail.texts.ts';
import * as css from './TeacherBlock.css.ts';

/** The teacher of a course. */
export function TeacherBlock({ teacher }: { readonly teacher: Teacher }) {
  const texts = useTexts(detailTexts);
  const locale = useLocale();
  const paragraphs = teacher.introduction[locale]
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '');
  return (
    <div className={css.block}>
      <Avatar name={teacher.name[locale]} src={teacher.portrait} size={96} />
      <div className={css.text}>
        <Heading level={3}>{teacher.name[locale]}</Heading>
        {teacher.title[locale] !== '' && <p className={css.title}>{teacher.title[locale]}</p>}
        {teacher.motto[locale] !== '' && <p className={css.motto}>{teacher.motto[locale]}</p>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={css.paragraph}>
            {paragraph}
          </p>
        ))}
        {teacher.id !== '' && (
          <Link className={css.moreLink} href={teacherHref(teacher.id)}>
            {texts.moreOfTeacher}
          </Link>
        )}
      </div>
    </div>
  );
}
