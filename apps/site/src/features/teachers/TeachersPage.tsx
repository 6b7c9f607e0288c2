import { Avatar } from '@lectern/ui/Avatar';
import { EmptyState } from '@lectern/ui/EmptyState';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { pageOf } from '../../shared/routes/pageOf.ts';
import type { Prepare } from '../../shared/routes/screen.ts';
import { ListPage } from '../../shared/page/list/ListPage.tsx';
import { teacherHref } from '../../shared/routes/pages.ts';
import * as css from './teachers.css.ts';
import { showTeachers, PAGE_SIZE, teacherList } from './teachers.store.ts';
import { teacherTexts } from './teachers.texts.ts';

/** Starts the list's first request. */
export const prepare: Prepare = (_params, search) => showTeachers.prefetch(pageOf(search));

/** The school's teachers as portraits. */
export default function TeachersPage() {
  const texts = useTexts(teacherTexts);
  const locale = useLocale();
  const { status, value } = useSnapshot(teacherList);
  const { records = [], total = 0 } = value ?? {};
  const page = pageOf(useSearch());

  return (
    <ListPage
      title={texts.title}
      load={() => void showTeachers(page)}
      status={status}
      rows={records}
      pages={{
        filter: { page },
        total,
        perPage: PAGE_SIZE,
        hrefOf: ({ page: to }) => `#/teachers?page=${to}`,
      }}
      className={css.grid}
      failed={texts.failed}
      skeleton={
        <ul className={css.grid} aria-hidden>
          {Array.from({ length: 8 }, (_, index) => (
            <li key={index}>
              <div className={css.portraitWaiting}>
                <Skeleton shape="box" height="100%" />
              </div>
              <p className={css.name}>
                <Skeleton width="60%" />
              </p>
              <p className={css.muted}>
                <Skeleton />
              </p>
              <p className={css.muted}>
                <Skeleton width="80%" />
              </p>
            </li>
          ))}
        </ul>
      }
      nothing={<EmptyState title={texts.empty} />}
    >
      {(teacher) => (
        <a className={css.card} href={teacherHref(teacher.id)}>
          <Avatar name={teacher.name[locale]} src={teacher.portrait} shape="portrait" size={280} />
          <h2 className={css.name}>{teacher.name[locale]}</h2>
          <p className={css.muted}>{teacher.title[locale]}</p>
          <p className={css.muted}>
            {texts.courses(teacher.courseCount)} · {texts.students(teacher.studentCount)}
          </p>
        </a>
      )}
    </ListPage>
  );
}
