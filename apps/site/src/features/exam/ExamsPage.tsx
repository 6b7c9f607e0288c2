import { Tag } from '@lectern/ui/Badge';
import { Breadcrumb } from '@lectern/ui/Breadcrumb';
import { ButtonLink } from '@lectern/ui/Button';
import { Dotted, Inline } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import type { Prepare } from '../../shared/routes/screen.ts';
import { labelled } from '../../shared/i18n/labelled.ts';
import { formatTime } from '../../shared/i18n/moment.ts';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { FilterRows } from '../../shared/page/list/FilterRows.tsx';
import { EmptyWithLink } from '../../shared/page/list/EmptyWithLink.tsx';
import { ListPage } from '../../shared/page/list/ListPage.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { ListFilter } from '../../shared/page/list/ListFilter.tsx';
import { examHref, examRecordHref, exerciseHref } from '../../shared/routes/pages.ts';
import { SearchField } from '../../shared/page/list/SearchField.tsx';
import * as css from './exam.css.ts';
import { attemptsLeft, type ExamItem, examStates, examTypes } from './exam.model.ts';
import { examTexts } from './exam.texts.ts';
import { EXAMS_A_PAGE, exams, examsHref, filterOf, showExams } from './exams.store.ts';
import { stateTones } from './stateTones.ts';

/** Starts the page's first request. */
export const prepare: Prepare = (_params, search) => showExams.prefetch(filterOf(search));

/** The student's exams, filtered by kind, state and name. The filters are in the address. */
export default function ExamsPage() {
  const texts = useTexts(examTexts);
  const search = useSearch();
  const filter = filterOf(search);
  const { status, records, total } = useSnapshot(exams);

  return (
    <Page
      title={texts.title}
      breadcrumb={
        <Breadcrumb steps={[{ label: texts.bank, href: '#/lib/subject' }, { label: texts.title }]} />
      }
      actions={
        <Inline gap="x2">
          <ButtonLink href="#/lib/subject/exampaper/rescue">{texts.bringFile}</ButtonLink>
          <ButtonLink href="#/lib/subject/exampaper/rehearsal">{texts.rehearse}</ButtonLink>
        </Inline>
      }
    >
      <div className={css.tools}>
        <FilterRows>
          <ListFilter
            label={texts.type}
            choices={examTypes}
            names={texts.types}
            value={filter.type || undefined}
            hrefOf={(type) => examsHref({ ...filter, type: type ?? '', page: 1 })}
          />
          <ListFilter
            label={texts.state}
            choices={examStates}
            names={texts.states}
            value={filter.state || undefined}
            hrefOf={(state) => examsHref({ ...filter, state: state ?? '', page: 1 })}
          />
        </FilterRows>
        <SearchField
          key={filter.name}
          label={texts.search}
          placeholder={texts.searchHint}
          value={filter.name}
          onSearch={(name) => navigate(examsHref({ ...filter, name, page: 1 }))}
        />
      </div>
      <ListPage
        status={status}
        rows={records}
        failed={texts.failed}
        pages={{ filter, total, perPage: EXAMS_A_PAGE, hrefOf: examsHref }}
        load={() => void showExams(filter)}
        skeleton={
          <div className={css.list} role="status" aria-busy aria-label={texts.loading}>
            {[1, 2, 3].map((place) => (
              <Skeleton key={place} shape="box" height="92px" />
            ))}
          </div>
        }
        nothing={
          <EmptyWithLink
            title={texts.empty}
            description={texts.emptyHelp}
            href="#/lib/subject/exampaper"
            label={texts.clear}
          />
        }
      >
        <>
          <p className={css.count} role="status">
            {texts.results(total)}
          </p>
          <ul className={css.list} aria-busy={status === 'loading'} inert={status === 'loading'}>
            {records.map((exam) => (
              <ExamCard key={exam.id} exam={exam} />
            ))}
          </ul>
        </>
      </ListPage>
    </Page>
  );
}

/** Whether the student may take an exam again after the last attempt. */
function canAttemptAgain(exam: ExamItem): boolean {
  const { state, closeAt } = exam;
  const isDone = state === 'published' || state === 'submitted' || state === 'marking';
  return isDone && attemptsLeft(exam) > 0 && Date.parse(closeAt) > Date.now();
}

/** Returns the main link of an exam: to continue or enter it, to the last result, or else only to look at it. */
function mainLink({ id, recordId, state }: ExamItem, texts: typeof examTexts.zh) {
  if (state === 'doing') return { href: exerciseHref(recordId), name: texts.goOn, isPrimary: true };
  if (recordId !== '') {
    const name = state === 'published' ? texts.result : texts.look;
    return { href: examRecordHref(recordId), name, isPrimary: false };
  }
  const isOpen = state === 'open';
  return { href: examHref(id), name: isOpen ? texts.open : texts.look, isPrimary: isOpen };
}

function ExamCard({ exam }: { readonly exam: ExamItem }) {
  const texts = useTexts(examTexts);
  const locale = useLocale();
  const { state, hold } = exam;
  const left = attemptsLeft(exam);
  const chances = left === Infinity ? texts.anyAttempts : texts.attempts(left, exam.attemptLimit);
  const facts = [
    exam.subjectName,
    texts.facts(exam.questionCount, exam.totalScore, exam.minutes),
    state !== 'missed' && left > 0 && chances,
  ];
  const { href, name, isPrimary } = mainLink(exam, texts);
  return (
    <li className={css.card} data-state={state}>
      <div className={css.text}>
        <h2 className={css.name}>
          {exam.name} <Tag tone={stateTones[state]}>{texts.states[hold || state]}</Tag>{' '}
          <Tag>{texts.types[exam.type]}</Tag>
        </h2>
        <p className={css.muted}>
          <Dotted>{facts.filter(Boolean).join(' · ')}</Dotted>
        </p>
        <p className={css.muted}>
          {texts.window(
            formatTime(exam.openAt, 'moment', locale),
            formatTime(exam.closeAt, 'moment', locale),
          )}
        </p>
      </div>
      {!Number.isNaN(exam.score) && <span className={css.score}>{texts.scored(exam.score)}</span>}
      <div className={css.actions}>
        {canAttemptAgain(exam) && (
          <ButtonLink href={examHref(exam.id)} aria-label={labelled(locale, texts.again, exam.name)}>
            {texts.again}
          </ButtonLink>
        )}
        <ButtonLink
          variant={isPrimary ? 'primary' : 'secondary'}
          href={href}
          aria-label={labelled(locale, name, exam.name)}
        >
          {name}
        </ButtonLink>
      </div>
    </li>
  );
}
