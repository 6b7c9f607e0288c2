import { Tag } from '@lectern/ui/Badge';
import { Heading, Inline } from '@lectern/ui/layout';
import { formatNumber, useLocale, useTexts } from '@lectern/ui/locale';
import { Rating } from '@lectern/ui/Rating';
import { OutcomeList } from '../../../shared/page/detail/OutcomeList.tsx';
import type { Detail } from './detail.model.ts';
import { detailTexts } from './detail.texts.ts';
import * as css from './TitleBlock.css.ts';

/** What the course is, for whom, and its benefits. */
export function TitleBlock({ detail }: { readonly detail: Detail }) {
  const texts = useTexts(detailTexts);
  const locale = useLocale();
  const { course, outcomes, summary } = detail;
  const kind = course.isPackage ? 'package' : course.kind;
  return (
    <header>
      <Inline as="p" below="x3" gap="x2" align="stretch">
        <Tag tone="accent">{texts.kinds[kind]}</Tag>
        {detail.level > 0 && <Tag>{texts.levels[detail.level - 1]}</Tag>}
        {course.isOwned && <Tag tone="success">{texts.owned}</Tag>}
      </Inline>
      <h1 className={css.title}>{course.name[locale]}</h1>
      {summary[locale] !== '' && <p className={css.summary}>{summary[locale]}</p>}
      <p className={css.meta}>
        {course.rating > 0 && (
          <span className={css.rating}>
            <Rating value={course.rating} hasFigure />
            {detail.ratingCount > 0 && <span>{texts.facts.reviews(detail.ratingCount)}</span>}
          </span>
        )}
        {course.studentCount > 0 && <span>{texts.facts.students(formatNumber(course.studentCount))}</span>}
        {course.teacher[locale] !== '' && <span>{course.teacher[locale]}</span>}
      </p>
      {outcomes[locale].length > 0 && (
        <section className={css.outcomes} aria-label={texts.outcomes}>
          <Heading below="x2" size="md">
            {texts.outcomes}
          </Heading>
          <OutcomeList outcomes={outcomes[locale]} className={css.list} />
        </section>
      )}
    </header>
  );
}
