import { Tag } from '@lectern/ui/Badge';
import { Avatar } from '@lectern/ui/Avatar';
import { Heading, Inline, Stack } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Price } from '@lectern/ui/Price';
import { RichText } from '@lectern/ui/RichText';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../shared/page/useLoad.ts';
import type { Prepare, ScreenProps } from '../../shared/routes/screen.ts';
import { DetailPage } from '../../shared/page/detail/DetailPage.tsx';
import * as frame from '../../shared/page/detail/detailPage.css.ts';
import { OutcomeList } from '../../shared/page/detail/OutcomeList.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { SitePath } from '../../shared/page/SitePath.tsx';
import { teacherHref } from '../../shared/routes/pages.ts';
import { useTitle } from '../../shared/page/useTitle.ts';
import type { CourseItem } from '../catalogue/index.ts';
import { openClassesHref } from './address.ts';
import { BookBar, BookCard } from './BookCard.tsx';
import type { OpenClass, OpenClassPage as OpenClassPageData, OpenClassTeacher } from './openClass.model.ts';
import { openClassDetail, showOpenClass } from './openClass.store.ts';
import { openClassTexts } from './openClass.texts.ts';
import * as css from './OpenClassPage.css.ts';
import { useNextChange } from './useNextChange.ts';

/** Starts the page's first request. */
export const prepare: Prepare = ({ openClassId = '' }) => showOpenClass.prefetch(openClassId);

/** An open class: its time, topic and teacher, and the button to enter (`/openCourse`). */
export default function OpenClassPage({ params }: ScreenProps) {
  const texts = useTexts(openClassTexts);
  const { openClassId = '' } = params;
  const { status, value } = useSnapshot(openClassDetail);

  const load = useLoad(showOpenClass, openClassId);

  return (
    <DetailPage
      status={status}
      value={value?.openClass.id === openClassId ? value : undefined}
      type="opencourse"
      missing={{
        title: texts.missing,
        description: texts.missingHelp,
        href: openClassesHref(),
        label: texts.showAll,
        isPrimary: true,
      }}
      failed={texts.failed}
      onRetry={load}
    >
      {(page) => <Loaded page={page} />}
    </DetailPage>
  );
}

function Loaded({ page }: { readonly page: OpenClassPageData }) {
  const texts = useTexts(openClassTexts);
  const locale = useLocale();
  const { openClass, outcomes, description, teacher, course } = page;
  const { id, name, summary, subject, isBooked, state } = openClass;
  const load = () => void showOpenClass(id);

  useNextChange([openClass], load);
  useTitle(name[locale]);

  return (
    <Page
      breadcrumb={
        <SitePath steps={[{ label: texts.title, href: openClassesHref() }, { label: name[locale] }]} />
      }
    >
      <div className={frame.layout}>
        <div className={frame.top}>
          <header>
            <p className={frame.tags}>
              <StateTag openClass={openClass} />
              <Tag>{texts.free}</Tag>
              {subject.zh !== '' && <Tag>{subject[locale]}</Tag>}
              {isBooked && state !== 'finished' && <Tag tone="success">{texts.booked}</Tag>}
            </p>
            <h1 className={frame.title}>{name[locale]}</h1>
            {summary[locale] !== '' && <p className={frame.summary}>{summary[locale]}</p>}
          </header>
        </div>
        <aside className={frame.side}>
          <BookCard openClass={openClass} onChanged={load} />
        </aside>
        <div className={frame.main}>
          {outcomes[locale].length > 0 && (
            <section>
              <h2 className={css.heading}>{texts.outcomes}</h2>
              <OutcomeList outcomes={outcomes[locale]} />
            </section>
          )}
          {description[locale] !== '' && (
            <section>
              <h2 className={css.heading}>{texts.description}</h2>
              <RichText html={description[locale]} className={css.description} />
            </section>
          )}
          {teacher !== undefined && <Teacher teacher={teacher} />}
          {course !== undefined && (
            <section>
              <h2 className={css.heading}>{texts.course}</h2>
              <CourseLink course={course} />
            </section>
          )}
        </div>
      </div>
      <BookBar openClass={openClass} onChanged={load} />
    </Page>
  );
}

function Teacher({ teacher: { id, name, title, portrait, motto } }: { readonly teacher: OpenClassTeacher }) {
  const texts = useTexts(openClassTexts);
  const locale = useLocale();
  return (
    <section>
      <h2 className={css.heading}>{texts.teacher}</h2>
      <Inline gap="x4" align="start" isOneLine>
        <Avatar name={name[locale]} src={portrait} size={72} />
        <div>
          <Heading level={3}>{name[locale]}</Heading>
          {title[locale] !== '' && <p className={css.muted}>{title[locale]}</p>}
          {motto[locale] !== '' && <p className={css.motto}>{motto[locale]}</p>}
          {id !== '' && (
            <Link className={css.moreLink} href={teacherHref(id)}>
              {texts.moreOfTeacher}
            </Link>
          )}
        </div>
      </Inline>
    </section>
  );
}

function CourseLink({
  course: { href, name, cover, teacher, priceCents, listPriceCents, isOwned },
}: {
  readonly course: CourseItem;
}) {
  const locale = useLocale();
  return (
    <Link className={css.course} href={href}>
      <span className={css.courseCover}>
        {cover !== '' && (
          <img className={css.coursePicture} src={cover} alt="" width={640} height={360} loading="lazy" />
        )}
      </span>
      <Stack as="span" gap="x1">
        <span className={css.courseName}>{name[locale]}</span>
        <span className={css.muted}>{teacher[locale]}</span>
        {!isOwned && <Price cents={priceCents} originalCents={listPriceCents} />}
      </Stack>
    </Link>
  );
}

const TONES = { now: 'danger', upcoming: 'accent', finished: 'neutral' } as const;

/** The state of an open class, in a word. */
function StateTag({ openClass: { state, replayHref } }: { readonly openClass: OpenClass }) {
  const texts = useTexts(openClassTexts);
  return (
    <Tag tone={TONES[state]}>
      {state === 'finished' && replayHref !== '' ? texts.replay : texts.states[state]}
    </Tag>
  );
}
