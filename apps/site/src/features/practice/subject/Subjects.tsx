import { FilterChips } from '@lectern/ui/FilterChips';
import { Heading, Inline } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { useTexts } from '@lectern/ui/locale';
import { ProgressRing } from '@lectern/ui/Progress';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { hrefOf } from './paperQuery.ts';
import { bank, type PaperQuery, type SubjectItem } from './subject.store.ts';
import { subjectTexts } from './subject.texts.ts';
import * as css from './SubjectPage.css.ts';

/** Percentage of a subject's questions that were done; the text beside it says the same. */
const percentOf = ({ doneCount, questionCount }: SubjectItem): number =>
  questionCount > 0 ? (doneCount / questionCount) * 100 : 0;

interface SubjectChoiceProps {
  readonly subjects: readonly SubjectItem[];
  readonly chosen: SubjectItem;
}

/** Once a subject is chosen, the others shrink into one line, so that the exercises are in view. */
function SubjectChoice({ subjects, chosen }: SubjectChoiceProps) {
  const texts = useTexts(subjectTexts);
  const line = useRef<HTMLUListElement>(null);
  // Scrolls the chosen subject into view, since on a phone the line scrolls. The braces matter: newer browsers
  // return a promise, which is not a valid effect cleanup.
  useEffect(() => {
    line.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [chosen.id]);
  return (
    <section className={css.category} aria-label={texts.subjects}>
      <ul ref={line} className={css.choice}>
        <li>
          <Link className={css.choosable} href="#/lib/subject">
            {texts.allSubjects}
          </Link>
        </li>
        {subjects.map(({ id, name }) => (
          <li key={id}>
            <Link
              className={css.choosable}
              href={hrefOf({ subjectId: id, year: '', state: '', page: 1 })}
              {...(id === chosen.id && { 'aria-current': 'true' as const })}
            >
              <b className={css.choosableName}>{name}</b>
            </Link>
          </li>
        ))}
      </ul>
      <Inline gap="x4" isOneLine>
        <ProgressRing percent={percentOf(chosen)} />
        <div className={css.subjectWords}>
          <Heading>{chosen.name}</Heading>
          <p className={css.muted}>
            {texts.paperCount(chosen.paperCount, chosen.questionCount)} ·{' '}
            {texts.doneOf(chosen.doneCount, chosen.questionCount)}
          </p>
        </div>
      </Inline>
    </section>
  );
}

/** The subjects of the school, with the student's progress. */
export function Subjects({ query }: { readonly query: PaperQuery }) {
  const texts = useTexts(subjectTexts);
  const { categories } = useSnapshot(bank);
  const [isMineOnly, setMineOnly] = useState(false);
  const subjects = categories.flatMap((category) => category.subjects);
  const chosen = subjects.find(({ id }) => id === query.subjectId);
  if (chosen !== undefined) return <SubjectChoice subjects={subjects} chosen={chosen} />;
  const studied = subjects.filter(({ doneCount }) => doneCount > 0).length;
  const canNarrow = studied > 0 && studied < subjects.length;
  return (
    <section className={css.category} aria-label={texts.subjects}>
      <div className={css.subjectsHead}>
        <Heading>{texts.subjects}</Heading>
        {canNarrow && (
          <FilterChips
            label={texts.which}
            options={[{ value: 'mine', label: texts.mine, count: studied }]}
            value={isMineOnly ? 'mine' : null}
            onChange={(value) => setMineOnly(value === 'mine')}
          />
        )}
      </div>
      <ul className={css.subjects}>
        {categories.flatMap((category) =>
          category.subjects
            .filter(({ doneCount }) => !(canNarrow && isMineOnly) || doneCount > 0)
            .map((subject) => (
              <li key={subject.id}>
                <Link
                  className={css.subject}
                  href={hrefOf({ subjectId: subject.id, year: '', state: '', page: 1 })}
                >
                  <ProgressRing percent={percentOf(subject)} />
                  <span className={css.subjectWords}>
                    <span className={css.label}>{category.name}</span>
                    <b className={css.subjectName}>{subject.name}</b>
                    <span className={css.muted}>
                      {texts.paperCount(subject.paperCount, subject.questionCount)}
                    </span>
                  </span>
                  <span className={css.done}>{texts.doneOf(subject.doneCount, subject.questionCount)}</span>
                </Link>
              </li>
            )),
        )}
      </ul>
    </section>
  );
}
