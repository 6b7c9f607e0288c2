import { Breadcrumb } from '@lectern/ui/Breadcrumb';
import { EmptyState } from '@lectern/ui/EmptyState';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { pageOf } from '../../shared/routes/pageOf.ts';
import type { Prepare } from '../../shared/routes/screen.ts';
import { session } from '../../shared/session/session.store.ts';
import { ListStates } from '../../shared/page/ListStates.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { ownHome } from '../../shared/school/ownHome.ts';
import * as css from './teachers.css.ts';
import { firstTeachers, PAGE_SIZE, showTeachers, teacherList } from './teachers.store.ts';
import { teacherTexts } from './teachers.texts.ts';

/** What the list asks for first. */
export const prepare: Prepare = (_params, search) => firstTeachers.prefetch(pageOf(search));

/** The school's teachers as portraits. */
export default function TeachersPage() {
  const texts = useTexts(teacherTexts);
  const locale = useLocale();
  const { schoolId } = useSnapshot(session);
  const { status, value } = useSnapshot(teacherList);
  const { teachers, total } = value ?? { teachers: [], total: 0 };
  const pageNo = pageOf(useSearch());

  useEffect(() => void firstTeachers.take(pageNo), [pageNo, schoolId]);

  return (
    <Page
      title={texts.title}
      breadcrumb={<Breadcrumb steps={[{ label: texts.home, href: ownHome() }, { label: texts.title }]} />}
    >
      <ListStates
        status={status}
        isEmpty={teachers.length === 0}
        failed={texts.failed}
        pages={{
          page: pageNo,
          pageCount: Math.ceil(total / PAGE_SIZE),
          hrefOf: (page) => `#/teachers?page=${page}`,
        }}
        onRetry={() => void showTeachers(pageNo)}
        skeleton={
          <ul className={css.grid} aria-hidden>
            {Array.from({ length: 8 }, (_, place) => (
              <li key={place}>
                <div className={css.portraitWaiting}>
                  <Skeleton shape="box" height="100%" />
                </div>
                <p className={css.name}>
                  <Skeleton width="60%" />
                </p>
                <p className={css.quiet}>
                  <Skeleton />
                </p>
                <p className={css.quiet}>
                  <Skeleton width="80%" />
                </p>
              </li>
            ))}
          </ul>
        }
        nothing={<EmptyState title={texts.none} />}
      >
        <ul className={css.grid} aria-busy={status === 'loading'}>
          {teachers.map((teacher) => (
            <li key={teacher.id}>
              <a className={css.card} href={`#/teachersdetail/${encodeURIComponent(teacher.id)}`}>
                <img
                  className={css.portrait}
                  src={teacher.portrait}
                  alt=""
                  width={280}
                  height={350}
                  loading="lazy"
                  decoding="async"
                />
                <h2 className={css.name}>{teacher.name[locale]}</h2>
                <p className={css.quiet}>{teacher.title[locale]}</p>
                <p className={css.quiet}>
                  {texts.courses(teacher.courseCount)} · {texts.students(teacher.studentCount)}
                </p>
              </a>
            </li>
          ))}
        </ul>
      </ListStates>
    </Page>
  );
}
