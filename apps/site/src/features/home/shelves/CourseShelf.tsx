import { CourseCard } from '@lectern/ui/CourseCard';
import { useLocale, useTexts } from '@lectern/ui/locale';
import type { Home } from '../home.model.ts';
import { homeTexts } from '../home.texts.ts';
import { Section } from './Section.tsx';
import * as css from './shelves.css.ts';

export interface CourseShelfProps {
  readonly shelf: Home['shelves'][number];
  /** Progress of the student's own courses by course id. */
  readonly owned: ReadonlyMap<string, number>;
  /** Whether it is the first shelf, which is visible when the page appears. */
  readonly isFirst: boolean;
}

/** A shelf of courses, with the reason why they are shown. */
export function CourseShelf({ shelf, owned, isFirst }: CourseShelfProps) {
  const texts = useTexts(homeTexts);
  const locale = useLocale();
  const title = shelf.title[locale];
  return (
    <div className={isFirst ? undefined : css.belowFirst}>
      <Section
        title={title}
        reason={shelf.reason[locale]}
        more={
          shelf.moreHref === undefined
            ? undefined
            : { href: shelf.moreHref, text: texts.more, label: texts.moreOf(title) }
        }
      >
        <ul className={css.grid}>
          {shelf.courses.map((course) => (
            <li key={course.id} className={css.cell}>
              <CourseCard
                href={course.href}
                title={course.name[locale]}
                coverUrl={course.cover}
                kind={course.isPackage ? texts.kinds.package : texts.kinds[course.kind]}
                teacher={course.teacher[locale]}
                lessonCount={course.lessonCount}
                priceCents={course.priceCents}
                originalCents={course.listPriceCents}
                progress={owned.get(course.courseId)}
              />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
