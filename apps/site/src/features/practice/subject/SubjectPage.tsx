import { ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { Statistic, StatisticGroup } from '@lectern/ui/Statistic';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { useLoad } from '../../../shared/page/useLoad.ts';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { deferred } from '../../../shared/deferred/deferred.tsx';
import { isLoggedIn, session } from '../../../shared/session/session.store.ts';
import { FailedNote } from '../../../shared/page/FailedNote.tsx';
import { Page } from '../../../shared/page/Page.tsx';
import { ListStates } from '../../../shared/page/list/ListStates.tsx';
import { SitePath } from '../../../shared/page/SitePath.tsx';
import { exerciseHref, reportHref } from '../../../shared/routes/pages.ts';
import { loadTodayChunk } from '../../today/index.ts';
import { readQuery } from './paperQuery.ts';
import { beginPaper, Papers } from './Papers.tsx';
import { bank, loadBank, loadProgress, type PaperQuery, showPapers } from './subject.store.ts';
import { subjectTexts } from './subject.texts.ts';
import * as css from './SubjectPage.css.ts';
import { Subjects } from './Subjects.tsx';
import { PracticeModes } from './PracticeModes.tsx';
import { loadPracticeModes, practiceModes } from './practiceModes.store.ts';

const LateToday = deferred(async () => (await loadTodayChunk()).TodayPanel);

/** The last part of the page, with charts. */
const LateStatistics = deferred(async () => (await import('../statistics/Statistics.tsx')).Statistics);

/** Starts the page's first requests. */
export const prepare: Prepare = (_params, search) => {
  const query = readQuery(search);
  return Promise.all([
    // Today's tasks are shown above the rest, so their code is loaded in advance to avoid a layout shift.
    isLoggedIn() && LateToday.preload(),
    loadBank.prefetch(),
    query.subjectId !== '' && loadPracticeModes.prefetch(query.subjectId),
    showPapers.prefetch(query),
  ]);
};

/** The question bank: what to continue, subjects with progress, papers to choose from. */
export default function SubjectPage() {
  const texts = useTexts(subjectTexts);
  const search = useSearch();
  const query = readQuery(search);
  const repeated = new URLSearchParams(search).get('paper') ?? '';
  const { status, categories, statistics, progress } = useSnapshot(bank);

  useLoad(() => {
    // Preloaded before what is below it appears, to avoid a layout shift.
    void LateToday.preload();
    void loadBank();
  });
  useLoad((subjectId) => {
    if (subjectId !== '') void loadPracticeModes(subjectId);
  }, query.subjectId);
  useLoad(showPapers, query);
  // The report's "do it again" leads here, so that leaving the new exercise returns to the list.
  useEffect(() => {
    if (repeated !== '') void beginPaper(repeated, texts.notStarted, true);
  }, [repeated, texts]);

  const areSubjectsComing = categories.length === 0 && (status === 'idle' || status === 'loading');
  return (
    <Page
      title={texts.title}
      breadcrumb={<SitePath steps={[{ label: texts.title }]} />}
      actions={
        <div className={css.shelves}>
          <ButtonLink href="#/lib/subject/exampaper">{texts.exams}</ButtonLink>
          <ButtonLink href="#/lib/subject/collect">{texts.collected}</ButtonLink>
          <ButtonLink href="#/lib/subject/wrong">{texts.wrongBook(statistics?.wrongCount ?? 0)}</ButtonLink>
        </div>
      }
    >
      {/* The last exercise comes first and may be missing, so everything below waits until that is known. */}
      {progress === 'waiting' || areSubjectsComing ? (
        <Waiting subjectCount={query.subjectId === '' ? 6 : 1} />
      ) : (
        <Bank query={query} />
      )}
    </Page>
  );
}

interface BankProps {
  readonly query: PaperQuery;
}

function Bank({ query }: BankProps) {
  const texts = useTexts(subjectTexts);
  const { status, categories, progress } = useSnapshot(bank);
  const { token } = useSnapshot(session);
  return (
    <>
      {progress === 'failed' && (
        <Stack below="x6">
          <FailedNote onRetry={() => void loadProgress()}>{texts.progressFailed}</FailedNote>
        </Stack>
      )}
      <Progress />
      {token !== '' && query.subjectId === '' && <LateToday />}
      {token === '' && categories.length > 0 && <p className={css.hint}>{texts.visitorHint}</p>}
      <ListStates
        status={categories.length > 0 ? 'ready' : status}
        isEmpty={categories.length === 0}
        failed={texts.failed}
        onRetry={() => void loadBank()}
        skeleton={null}
        nothing={<EmptyState title={texts.noBank} />}
      >
        <Subjects query={query} />
        <Practice query={query} />
      </ListStates>
    </>
  );
}

/** What can be practised: a chosen subject in several ways, otherwise only papers. */
function Practice({ query }: BankProps) {
  const { categories } = useSnapshot(bank);
  const { status, subjectId } = useSnapshot(practiceModes);
  const category = categories.find(({ subjects }) => subjects.some(({ id }) => id === query.subjectId));
  const chosen = category?.subjects.find(({ id }) => id === query.subjectId);
  if (category === undefined || chosen === undefined) {
    return (
      <>
        <Papers query={query} />
        <LateStatistics subjectId="" />
      </>
    );
  }
  if (subjectId !== chosen.id || status === 'loading') return <Waiting subjectCount={0} />;
  return (
    <>
      <PracticeModes categoryId={category.id} subjectId={chosen.id} subjectName={chosen.name} />
      <Papers query={query} />
      <LateStatistics subjectId={chosen.id} />
    </>
  );
}

/** Skeleton of subjects and papers. */
function Waiting({ subjectCount }: { readonly subjectCount: number }) {
  return (
    <div aria-busy>
      {subjectCount > 0 && (
        <div className={css.subjects}>
          {Array.from({ length: subjectCount }, (_, index) => (
            <Skeleton key={index} shape="box" height="88px" />
          ))}
        </div>
      )}
      <Stack gap="x3">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} shape="box" height="76px" />
        ))}
      </Stack>
    </div>
  );
}

/** The last exercise, and the student's practice in numbers. Visitors and new students see neither. */
function Progress() {
  const texts = useTexts(subjectTexts);
  const { last, statistics } = useSnapshot(bank);
  if (last === undefined && (statistics === undefined || statistics.doneCount === 0)) return null;
  const percent =
    statistics === undefined || Number.isNaN(statistics.rightPercent) ? '—' : `${statistics.rightPercent}%`;
  return (
    <div className={css.top}>
      {last !== undefined && (
        <section
          className={css.continueBanner}
          aria-label={last.isOpen ? texts.continueTitle : texts.lastTitle}
        >
          <div className={css.continueText}>
            <p className={css.eyebrow}>{last.isOpen ? texts.continueTitle : texts.lastTitle}</p>
            <p className={css.continueTitle}>{last.title}</p>
            <p className={css.muted}>{texts.progress(last.answeredCount, last.questionCount)}</p>
          </div>
          {last.isOpen ? (
            <ButtonLink variant="primary" size="large" href={exerciseHref(last.recordId)}>
              {texts.goOn}
            </ButtonLink>
          ) : (
            <ButtonLink href={reportHref(last.recordId)}>{texts.seeReport}</ButtonLink>
          )}
        </section>
      )}
      {statistics !== undefined && (
        <StatisticGroup look="tiles">
          <Statistic label={texts.done} value={texts.questions(statistics.doneCount)} />
          <Statistic label={texts.right} value={percent} />
          <Statistic label={texts.today} value={texts.questions(statistics.todayCount)} />
          <Statistic label={texts.streak} value={texts.days(statistics.streakDays)} />
        </StatisticGroup>
      )}
    </div>
  );
}
