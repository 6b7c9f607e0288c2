import { Avatar } from '@lectern/ui/Avatar';
import { Tag } from '@lectern/ui/Badge';
import { ArrowRightIcon } from '@lectern/ui/icon';
import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { dayOf } from '../../shared/i18n/day.ts';
import { langOfText } from '../../shared/i18n/langOfText.ts';
import { pageOf } from '../../shared/routes/pageOf.ts';
import type { Prepare } from '../../shared/routes/screen.ts';
import { EmptyWithLink } from '../../shared/page/list/EmptyWithLink.tsx';
import { ListPage } from '../../shared/page/list/ListPage.tsx';
import * as css from './testimonials.css.ts';
import {
  showTestimonials,
  type Testimonial,
  testimonialList,
  TESTIMONIALS_PER_PAGE,
} from './testimonials.store.ts';
import { testimonialTexts } from './testimonials.texts.ts';

/** Starts the page's first request. */
export const prepare: Prepare = (_params, search) => showTestimonials.prefetch(pageOf(search));

/** Stories of former students, below each other (`/StudentsVoice`). */
export default function TestimonialsPage() {
  const texts = useTexts(testimonialTexts);
  const { status, value } = useSnapshot(testimonialList);
  const { records = [], total = 0 } = value ?? {};
  const page = pageOf(useSearch());

  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      load={() => void showTestimonials(page)}
      status={status}
      rows={records}
      pages={{
        filter: { page },
        total,
        perPage: TESTIMONIALS_PER_PAGE,
        hrefOf: ({ page: to }) => `#/StudentsVoice?page=${to}`,
      }}
      className={css.list}
      failed={texts.failed}
      skeleton={<ListSkeleton />}
      nothing={
        <EmptyWithLink
          type="pinglun"
          title={texts.empty}
          description={texts.noneHelp}
          href="#/course/list"
          label={texts.toCourses}
          isPrimary
        />
      }
    >
      {(testimonial) => <Story testimonial={testimonial} />}
    </ListPage>
  );
}

function Story({
  testimonial: { name, portrait, about, result, quote, story, toldOn, course },
}: {
  readonly testimonial: Testimonial;
}) {
  const texts = useTexts(testimonialTexts);
  const locale = useLocale();
  const lang = langOfText(story, locale);
  return (
    <article className={css.story} aria-label={name[locale]}>
      <header className={css.person}>
        <Avatar name={name[locale]} src={portrait} size={96} />
        <div className={css.author}>
          <p className={css.name}>{name[locale]}</p>
          {about.zh !== '' && <p className={css.muted}>{about[locale]}</p>}
          {result.zh !== '' && (
            <Tag tone="success" className={css.result}>
              {result[locale]}
            </Tag>
          )}
        </div>
      </header>
      <div className={css.content} lang={lang}>
        {quote.zh !== '' && <h2 className={css.quote}>{quote[locale]}</h2>}
        <RichText html={story[locale]} className={css.text} />
        <p className={css.footer}>
          {course !== undefined && (
            <Link className={css.course} href={course.href}>
              {texts.courseTaken(course.name[locale])}
              <ArrowRightIcon />
            </Link>
          )}
          {toldOn !== '' && (
            <time className={css.muted} dateTime={toldOn}>
              {dayOf(toldOn, locale)}
            </time>
          )}
        </p>
      </div>
    </article>
  );
}

function ListSkeleton() {
  return (
    <ul className={css.list} aria-hidden>
      {Array.from({ length: 3 }, (_, index) => (
        <li key={index} className={css.story}>
          <Skeleton shape="box" height="160px" />
          <div>
            <Skeleton width="60%" height="32px" />
            <Skeleton shape="box" height="200px" />
          </div>
        </li>
      ))}
    </ul>
  );
}
