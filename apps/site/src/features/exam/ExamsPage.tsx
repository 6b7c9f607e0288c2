import { Tag } from '@lectern/ui/Badge';
import { Breadcrumb } from '@lectern/ui/Breadcrumb';
import { ButtonLink } from '@lectern/ui/Button';
import { Dotted } from '@lectern/ui/layout';
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
import { type ExamItem, examStates, examTypes } from './exam.model.ts';
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
        <>
          <ButtonLink href="#/lib/subject/exampaper/rescue">{texts.bringFile}</ButtonLink>
          <ButtonLink href="#/lib/subject/exampaper/rehearsal">{texts.rehearse}</ButtonLink>
        </>
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
function canAttemptAgain({ state, attemptLimit, attemptCount, closeAt }: ExamItem): boolean {
  const isDone = state === 'published' || state === 'submitted' || state === 'marking';
  return isDone && (attemptLimit === 0 || attemptCount < attemptLimit) && Date.parse(closeAt) > Date.now();
}

function ExamCard({ exam }: { readonly exam: ExamItem }) {
  const texts = useTexts(examTexts);
  const locale = useLocale();
  const { attemptLimit, attemptCount, state, hold } = exam;
  const left = Math.max(0, attemptLimit - attemptCount);
  const introHref = examHref(exam.id);
  const recordHref = examRecordHref(exam.recordId);
  const facts = [
    exam.subjectName,
    texts.facts(exam.questionCount, exam.totalScore, exam.minutes),
    state === 'missed'
      ? ''
      : attemptLimit === 0
        ? texts.anyAttempts
        : left === 0
          ? ''
          : texts.attempts(left, attemptLimit),
  ];
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
          <ButtonLink href={introHref} aria-label={labelled(locale, texts.again, exam.name)}>
            {texts.again}
          </ButtonLink>
        )}
        {state === 'doing' ? (
          <ButtonLink
            variant="primary"
            href={exerciseHref(exam.recordId)}
            aria-label={labelled(locale, texts.goOn, exam.name)}
          >
            {texts.goOn}
          </ButtonLink>
        ) : exam.recordId !== '' ? (
          <ButtonLink
            href={recordHref}
            aria-label={labelled(locale, state === 'published' ? texts.result : texts.look, exam.name)}
          >
            {state === 'published' ? texts.result : texts.look}
          </ButtonLink>
        ) : (
          <ButtonLink
            variant={state === 'open' ? 'primary' : 'secondary'}
            href={introHref}
            aria-label={labelled(locale, state === 'open' ? texts.open : texts.look, exam.name)}
          >
            {state === 'open' ? texts.open : texts.look}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
