import { Tag } from '@lectern/ui/Badge';
import { ButtonLink } from '@lectern/ui/Button';
import { Dotted, Heading, Inline } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Progress } from '@lectern/ui/Progress';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { labelled } from '../../../shared/i18n/labelled.ts';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { EmptyWithLink } from '../../../shared/page/list/EmptyWithLink.tsx';
import { ListFilter } from '../../../shared/page/list/ListFilter.tsx';
import { ListPage } from '../../../shared/page/list/ListPage.tsx';
import { ListTools } from '../../../shared/page/list/ListTools.tsx';
import { PersonalFrame } from '../PersonalFrame.tsx';
import { personalTexts } from '../personal.texts.ts';
import { SearchField } from '../../../shared/page/list/SearchField.tsx';
import { courseTexts } from './course.texts.ts';
import {
  COURSES_PER_PAGE,
  filterOf,
  type MyCourse,
  myCourses,
  myCoursesHref,
  showMyCourses,
  studyStates,
} from './myCourses.store.ts';
import * as css from './MyCoursesPage.css.ts';

/** Starts the page's first request. */
export const prepare: Prepare = (_params, search) => showMyCourses.prefetch(filterOf(search));

/** The student's courses (/personal/course/lessons), with the most recent one first, to continue. */
export default function MyCoursesPage() {
  const texts = useTexts(courseTexts);
  const { pages } = useTexts(personalTexts);
  const { status, records, total, counts } = useSnapshot(myCourses);
  const filter = filterOf(useSearch());

  const [first] = records;
  const isPlain = filter.state === undefined && filter.keyword === '' && filter.page === 1;
  const hasLead = isPlain && first !== undefined && first.state === 'learning';
  const rest = hasLead ? records.slice(1) : records;

  return (
    <PersonalFrame
      current="lessons"
      title={pages.lessons}
      actions={<ButtonLink href="#/personal/course/studyCard">{texts.studyCard}</ButtonLink>}
    >
      {counts?.all !== 0 && (
        <ListTools
          filter={
            <ListFilter
              label={texts.state}
              choices={studyStates}
              names={texts.states}
              counts={counts}
              value={filter.state}
              hrefOf={(state) => myCoursesHref({ ...filter, state, page: 1 })}
            />
          }
        >
          <SearchField
            key={filter.keyword}
            label={texts.search}
            placeholder={texts.searchHint}
            value={filter.keyword}
            onSearch={(keyword) => navigate(myCoursesHref({ ...filter, keyword, page: 1 }))}
          />
        </ListTools>
      )}
      <ListPage
        status={status}
        rows={records}
        type="course"
        failed={texts.failed}
        pages={{ filter, total, perPage: COURSES_PER_PAGE, hrefOf: myCoursesHref }}
        load={() => void showMyCourses(filter)}
        skeleton={<CoursesSkeleton />}
        nothing={
          <EmptyWithLink
            type={filter.keyword === '' ? 'course' : 'search'}
            title={
              filter.keyword !== ''
                ? texts.nothingFound(filter.keyword)
                : filter.state === undefined
                  ? texts.empty
                  : texts.emptyOf(texts.states[filter.state])
            }
            {...(isPlain && { description: texts.emptyHelp })}
            href="#/course/list"
            label={texts.toCourses}
            isPrimary
          />
        }
      >
        <div aria-busy={status === 'loading'}>
          {hasLead && <Lead course={first} />}
          <ul className={css.grid}>
            {rest.map((course) => (
              <li key={course.courseId} className={css.cell}>
                <Card course={course} />
              </li>
            ))}
          </ul>
        </div>
      </ListPage>
    </PersonalFrame>
  );
}

function Cover({ course }: { readonly course: MyCourse }) {
  return (
    <span className={css.cover}>
      {course.cover !== '' && (
        <img className={css.picture} src={course.cover} alt="" width={640} height={360} loading="lazy" />
      )}
    </span>
  );
}

/** The most recently studied course, with the main action of the page. */
function Lead({ course }: { readonly course: MyCourse }) {
  const texts = useTexts(courseTexts);
  const locale = useLocale();
  const name = course.name[locale];
  return (
    <section className={css.lead} aria-label={texts.continueTitle}>
      <Cover course={course} />
      <div className={css.leadBody}>
        <p className={css.leadTitle}>{texts.continueTitle}</p>
        <Heading size="xl">
          <Link className={css.name} href={course.href}>
            {name}
          </Link>
        </Heading>
        <p className={css.meta}>{texts.continueAt(course.nextLesson[locale])}</p>
        <Progress percent={course.progress} label={texts.progress(name)} hasFigure />
        <Inline above="x2" gap="x3" justify="space-between">
          <span className={css.meta}>{texts.lessons(course.finishedLessons, course.lessonCount)}</span>
          <ButtonLink variant="primary" href={course.nextHref}>
            {texts.actions.learning}
          </ButtonLink>
        </Inline>
      </div>
    </section>
  );
}

function Card({ course }: { readonly course: MyCourse }) {
  const texts = useTexts(courseTexts);
  const locale = useLocale();
  const name = course.name[locale];
  return (
    <article className={css.card} data-state={course.state}>
      <Cover course={course} />
      <div className={css.body}>
        <Inline as="p" gap="x2" align="stretch">
          <Tag>{texts.kinds[course.kind]}</Tag>
          {(course.state === 'finished' || course.state === 'expired') && (
            <Tag tone={course.state === 'finished' ? 'success' : 'warning'}>{texts.states[course.state]}</Tag>
          )}
        </Inline>
        <Heading size="md">
          <Link className={css.name} href={course.href}>
            {name}
          </Link>
        </Heading>
        <p className={css.meta}>
          <Dotted>
            {[
              course.teacher[locale],
              course.expiresAt !== '' && texts.until(formatTime(course.expiresAt, 'day', locale)),
            ]
              .filter(Boolean)
              .join(' · ') || '\u00a0'}
          </Dotted>
        </p>
        <Progress percent={course.progress} label={texts.progress(name)} hasFigure />
        <div className={css.footer}>
          <span className={css.meta}>{texts.lessons(course.finishedLessons, course.lessonCount)}</span>
          <ButtonLink
            size="small"
            href={course.nextHref}
            aria-label={labelled(locale, texts.actions[course.state], name)}
          >
            {texts.actions[course.state]}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

function CoursesSkeleton() {
  return (
    <ul className={css.grid} aria-busy>
      {[0, 1, 2].map((place) => (
        <li key={place} className={css.cell}>
          <Skeleton shape="box" height="356px" />
        </li>
      ))}
    </ul>
  );
}
