import { Progress } from '@lectern/ui/Progress';
import { useLocale, useTexts } from '@lectern/ui/locale';
import type { Continue } from './loadLearning.ts';
import { homeTexts } from './home.texts.ts';
import { Section } from './Section.tsx';
import * as css from './shelves.css.ts';

/** What the student is in the middle of: the first thing on the page. */
export function ContinueShelf({ courses }: { readonly courses: readonly Continue[] }) {
  const texts = useTexts(homeTexts);
  const locale = useLocale();
  return (
    <Section title={texts.continueTitle} reason={texts.continueReason}>
      <ul className={css.continueGrid}>
        {courses.map((course) => (
          <li key={course.courseId}>
            <a className={css.continueCard} href={course.href}>
              <img className={css.continueCover} src={course.cover} alt="" width={112} height={63} decoding="async" />
              <div>
                <p className={css.continueName}>{course.name[locale]}</p>
                <p className={css.continueLesson}>{texts.continueWith(course.lesson[locale])}</p>
                <Progress percent={course.progress} label={texts.progress(course.progress)} size="small" hasFigure />
              </div>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
