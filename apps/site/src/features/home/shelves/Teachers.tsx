import { useLocale, useTexts } from '@lectern/ui/locale';
import { teacherHref } from '../../../shared/routes/pages.ts';
import type { Home } from '../home.model.ts';
import { homeTexts } from '../home.texts.ts';
import * as css from './people.css.ts';
import { Section } from './Section.tsx';

/** The teachers as portraits. */
export function Teachers({ teachers }: { readonly teachers: Home['teachers'] }) {
  const texts = useTexts(homeTexts);
  const locale = useLocale();
  if (teachers.length === 0) return null;
  return (
    <Section
      title={texts.teachers}
      reason={texts.teachersReason}
      more={{ href: '#/teachers', text: texts.allTeachers }}
    >
      <ul className={css.teachers}>
        {teachers.map((teacher) => (
          <li key={teacher.id}>
            <a className={css.teacher} href={teacherHref(teacher.id)}>
              {teacher.portrait ? (
                <img
                  className={css.portrait}
                  src={teacher.portrait}
                  alt=""
                  width={160}
                  height={200}
                  loading="lazy"
                  decoding="async"
                />
              ) : (
                <div className={css.portrait} aria-hidden>
                  {teacher.name[locale].slice(0, 1)}
                </div>
              )}
              <p className={css.name}>{teacher.name[locale]}</p>
              <p className={css.role}>{teacher.title[locale]}</p>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
