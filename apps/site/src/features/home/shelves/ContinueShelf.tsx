import { BookIcon } from '@lectern/ui/icon';
import { Progress } from '@lectern/ui/Progress';
import { useLocale, useTexts } from '@lectern/ui/locale';
import type { LocalizedText } from '../../../shared/i18n/localizedText.ts';
import { homeTexts } from '../home.texts.ts';
import { beginTexts } from './begin.texts.ts';
import { Section } from './Section.tsx';
import * as css from './continue.css.ts';

/** A course to continue. */
export interface Continue {
  readonly courseId: string;
  readonly name: LocalizedText;
  readonly lesson: LocalizedText;
  readonly cover: string;
  readonly href: string;
  readonly progress: number;
}

interface ContinueShelfProps {
  readonly courses: readonly Continue[];
  /** Whether the student is asked for their goal first. */
  readonly asksGoal: boolean;
}

/** The student's current courses, or a way to begin: the first section of the page, always of the same height. */
export function ContinueShelf({ courses, asksGoal }: ContinueShelfProps) {
  const texts = useTexts(homeTexts);
  const locale = useLocale();
  if (courses.length === 0) return <BeginShelf asksGoal={asksGoal} />;
  return (
    <Section title={texts.continueTitle} reason={texts.continueReason}>
      <ul className={css.row}>
        {courses.map((course) => (
          <li key={course.courseId}>
            <a className={css.card} href={course.href}>
              <img className={css.cover} src={course.cover} alt="" width={112} height={63} decoding="async" />
              <div>
                <p className={css.name}>{course.name[locale]}</p>
                <p className={css.lesson}>{texts.continueWith(course.lesson[locale])}</p>
                <Progress
                  percent={course.progress}
                  label={texts.progress(course.progress)}
                  size="small"
                  hasFigure
                />
              </div>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function BeginShelf({ asksGoal }: Pick<ContinueShelfProps, 'asksGoal'>) {
  const texts = useTexts(homeTexts);
  const first = useTexts(beginTexts);
  return (
    <Section title={texts.startTitle}>
      <a className={`${css.card} ${css.begin}`} href={asksGoal ? '#/welcome' : '#/course/list'}>
        <span className={css.icon} aria-hidden>
          <BookIcon size={24} />
        </span>
        <div>
          <p className={css.name}>{asksGoal ? first.title : texts.beginTitle}</p>
          <p className={css.text}>{asksGoal ? first.text : texts.beginText}</p>
        </div>
      </a>
    </Section>
  );
}
