import { Avatar } from '@lectern/ui/Avatar';
import { EmptyState } from '@lectern/ui/EmptyState';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../shared/page/useLoad.ts';
import type { Prepare, ScreenProps } from '../../shared/routes/screen.ts';
import { DetailPage } from '../../shared/page/detail/DetailPage.tsx';
import { CourseGrid } from '../catalogue/index.ts';
import * as css from './teachers.css.ts';
import { showTeacher, teacherProfile, type TeacherProfile } from './teachers.store.ts';
import { teacherTexts } from './teachers.texts.ts';

/** Starts the page's first request. */
export const prepare: Prepare = ({ id = '' }) => showTeacher.prefetch(id);

/** A teacher and their courses. */
export default function TeacherPage({ params }: ScreenProps) {
  const texts = useTexts(teacherTexts);
  const { status, value } = useSnapshot(teacherProfile);
  const locale = useLocale();
  const id = params.id ?? '';

  const load = useLoad(showTeacher, id);

  const shown = value?.id === id ? value : undefined;
  return (
    <DetailPage
      steps={[{ label: texts.title, href: '#/teachers' }]}
      name={shown?.name[locale]}
      status={status}
      value={shown}
      missing={{ title: texts.missing, href: '#/teachers', label: texts.allTeachers }}
      failed={texts.failed}
      onRetry={load}
      skeleton={
        <div className={css.profile} aria-hidden>
          <Skeleton shape="box" height="350px" />
          <div>
            <Skeleton width="40%" height="48px" />
            <Skeleton width="80%" />
          </div>
        </div>
      }
    >
      {(teacher) => <Profile teacher={teacher} />}
    </DetailPage>
  );
}

function Profile({ teacher }: { readonly teacher: TeacherProfile }) {
  const texts = useTexts(teacherTexts);
  const locale = useLocale();
  const paragraphs = teacher.introduction[locale].split(/\n\s*\n/).filter(Boolean);
  return (
    <>
      <div className={css.profile}>
        <div className={css.profilePortrait}>
          <Avatar name={teacher.name[locale]} src={teacher.portrait} shape="portrait" size={280} />
        </div>
        <div>
          <h1 className={css.profileName}>{teacher.name[locale]}</h1>
          <p className={css.muted}>{teacher.title[locale]}</p>
          <p className={css.muted}>
            {texts.courses(teacher.courses.length)} · {texts.students(teacher.studentCount)}
          </p>
          {teacher.motto.zh !== '' && <blockquote className={css.motto}>{teacher.motto[locale]}</blockquote>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={css.text}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <h2 className={css.section}>{texts.teaches}</h2>
      {teacher.courses.length === 0 ? (
        <EmptyState type="course" title={texts.noCourses} />
      ) : (
        <CourseGrid courses={teacher.courses} level={3} />
      )}
    </>
  );
}
