import { oneOf } from '@lectern/sdk';
import { Tag } from '@lectern/ui/Badge';
import { Breadcrumb } from '@lectern/ui/Breadcrumb';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { FilterChips } from '@lectern/ui/FilterChips';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Pagination } from '@lectern/ui/Pagination';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { labelled } from '../../../i18n/labelled.ts';
import { navigate } from '../../../routes/hashLocation.ts';
import { session } from '../../../session/session.store.ts';
import { openLogin } from '../../../shell/access.ts';
import { Page } from '../../../shell/Page.tsx';
import { toast } from '../../../shell/toast.ts';
import { hrefOf, readQuery, STATES } from './paperQuery.ts';
import { bank, loadBank, type PaperItem, type PaperQuery, PAPERS_A_PAGE, showPapers, startPaper } from './subject.store.ts';
import { subjectTexts } from './subject.texts.ts';
import * as css from './SubjectPage.css.ts';
import { Subjects } from './Subjects.tsx';
import { Ways } from './Ways.tsx';

/** The bank: what to go on with, subjects with progress, papers to choose from. */
export default function SubjectPage() {
  const texts = useTexts(subjectTexts);
  const search = useSearch();
  const query = readQuery(search);
  const repeated = new URLSearchParams(search).get('paper') ?? '';
  const { step, categories, statistics } = useSnapshot(bank);
  const { schoolId, token } = useSnapshot(session);

  useEffect(() => void loadBank(), [schoolId, token]);
  useEffect(() => void showPapers(readQuery(search)), [search, schoolId, token]);
  // The report's "do it again" leads here, so that leaving the new exercise comes back to the list.
  useEffect(() => {
    if (repeated !== '') void begin(repeated, texts.notStarted, true);
  }, [repeated, texts]);

  const isEmpty = step === 'ready' && categories.length === 0;
  const category = categories.find(({ subjects }) => subjects.some(({ id }) => id === query.subjectId));
  const chosen = category?.subjects.find(({ id }) => id === query.subjectId);
  return (
    <Page
      title={texts.title}
      breadcrumb={<Breadcrumb steps={[{ label: texts.home, href: '#/home/index' }, { label: texts.title }]} />}
      actions={
        <div className={css.shelves}>
          <ButtonLink href="#/lib/subject/exampaper">{texts.exams}</ButtonLink>
          <ButtonLink href="#/lib/subject/collect">{texts.collected}</ButtonLink>
          <ButtonLink href="#/lib/subject/wrong">{texts.wrongBook(statistics?.wrongCount ?? 0)}</ButtonLink>
        </div>
      }
    >
      <Standing />
      {token === '' && <p className={css.hint}>{texts.visitorHint}</p>}
      {step === 'failed' && categories.length === 0 ? (
        <EmptyState title={texts.failed} action={<Button onClick={() => void loadBank()}>{texts.retry}</Button>} />
      ) : isEmpty ? (
        <EmptyState title={texts.noBank} />
      ) : (
        <>
          <Subjects query={query} />
          {category !== undefined && chosen !== undefined && <Ways categoryId={category.id} subjectId={chosen.id} subjectName={chosen.name} />}
          <Papers query={query} />
        </>
      )}
    </Page>
  );
}

async function begin(paperId: string, problem: string, isFresh = false): Promise<void> {
  if (session.token === '') {
    openLogin('login');
    return;
  }
  const started = await startPaper(paperId, isFresh);
  if (started === undefined) toast(problem, { tone: 'danger' });
  else navigate(`/lib/subject/doing?recordId=${encodeURIComponent(started.recordId)}`, { replace: isFresh });
}

/** What was done last, and the student's practice in numbers. A visitor and a newcomer see neither. */
function Standing() {
  const texts = useTexts(subjectTexts);
  const { last, statistics } = useSnapshot(bank);
  if (last === undefined && (statistics === undefined || statistics.doneCount === 0)) return null;
  const percent = statistics === undefined || Number.isNaN(statistics.rightPercent) ? '—' : `${statistics.rightPercent}%`;
  return (
    <div className={css.top}>
      {last !== undefined && (
        <section className={css.goOn} aria-label={last.isOpen ? texts.continueTitle : texts.lastTitle}>
          <div className={css.goOnWords}>
            <p className={css.eyebrow}>{last.isOpen ? texts.continueTitle : texts.lastTitle}</p>
            <p className={css.goOnTitle}>{last.title}</p>
            <p className={css.quiet}>{texts.progress(last.answeredCount, last.questionCount)}</p>
          </div>
          {last.isOpen ? (
            <ButtonLink variant="primary" size="large" href={`#/lib/subject/doing?recordId=${last.recordId}`}>
              {texts.goOn}
            </ButtonLink>
          ) : (
            <ButtonLink href={`#/lib/subject/report?recordId=${last.recordId}`}>{texts.seeReport}</ButtonLink>
          )}
        </section>
      )}
      {statistics !== undefined && (
        <dl className={css.numbers}>
          {(
            [
              [texts.done, texts.questions(statistics.doneCount)],
              [texts.right, percent],
              [texts.today, texts.questions(statistics.todayCount)],
              [texts.streak, texts.days(statistics.streakDays)],
            ] as const
          ).map(([what, figure]) => (
            <div key={what} className={css.number}>
              <dt className={css.what}>{what}</dt>
              <dd className={css.figure}>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Papers({ query }: { readonly query: PaperQuery }) {
  const texts = useTexts(subjectTexts);
  const { papersStep, papers, total, years, categories } = useSnapshot(bank);
  const top = useRef<HTMLElement>(null);
  const go = (change: Partial<PaperQuery>) => navigate(hrefOf({ ...query, page: 1, ...change }));
  const chosen = categories.flatMap((category) => category.subjects).find(({ id }) => id === query.subjectId);
  const isFirstLoad = papersStep === 'idle' || (papersStep === 'loading' && papers.length === 0);
  return (
    <section ref={top} aria-label={texts.papers} style={{ scrollMarginTop: 80 }}>
      <h2 className={css.heading}>{chosen === undefined ? texts.papers : texts.papersOf(chosen.name)}</h2>
      <div className={css.filters}>
        {years.length > 1 && (
          <FilterChips
            label={texts.year}
            options={years.map((year) => ({ value: String(year), label: String(year) }))}
            value={query.year === '' ? null : query.year}
            onChange={(value) => go({ year: value ?? '' })}
          />
        )}
        <FilterChips
          label={texts.state}
          options={STATES.map((state) => ({ value: state, label: texts.states[state] }))}
          value={query.state === '' ? null : query.state}
          onChange={(value) => go({ state: oneOf(value, STATES, '') })}
        />
      </div>
      {papersStep === 'failed' ? (
        <EmptyState title={texts.failed} action={<Button onClick={() => void showPapers(query)}>{texts.retry}</Button>} />
      ) : isFirstLoad ? (
        <div aria-busy>
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} shape="box" height="84px" />
          ))}
        </div>
      ) : papers.length === 0 ? (
        <EmptyState title={texts.empty} description={texts.emptyHelp} action={<ButtonLink href="#/lib/subject">{texts.clear}</ButtonLink>} />
      ) : (
        <>
          <p className={css.count} role="status">
            {texts.results(total)}
          </p>
          <ul className={css.papers}>
            {papers.map((paper) => (
              <PaperRow key={paper.id} paper={paper} />
            ))}
          </ul>
          <div className={css.pages}>
            <Pagination
              page={query.page}
              pageCount={Math.ceil(total / PAPERS_A_PAGE)}
              hrefOf={(page) => hrefOf({ ...query, page })}
              onChange={() => top.current?.scrollIntoView({ block: 'start' })}
            />
          </div>
        </>
      )}
    </section>
  );
}

function PaperRow({ paper }: { readonly paper: PaperItem }) {
  const texts = useTexts(subjectTexts);
  const locale = useLocale();
  const { startingId } = useSnapshot(bank);
  const isBusy = startingId === paper.id;
  const start = (isFresh: boolean) => () => void begin(paper.id, texts.notStarted, isFresh);
  const facts = [
    paper.subjectName,
    texts.facts(paper.questionCount, paper.totalScore, paper.minutes),
    paper.studentCount > 0 ? texts.taken(paper.studentCount) : '',
    Number.isNaN(paper.bestScore) ? '' : texts.best(paper.bestScore),
    paper.state === 'doing' ? texts.progress(paper.answeredCount, paper.questionCount) : '',
  ];
  return (
    <li className={css.paper}>
      <div className={css.paperWords}>
        <h3 className={css.paperName}>
          {paper.name} {paper.state === 'doing' && <Tag tone="warning">{texts.states.doing}</Tag>}
          {paper.state === 'done' && <Tag tone="success">{texts.states.done}</Tag>}
        </h3>
        <p className={css.quiet}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={css.paperActions}>
        {paper.state === 'done' && <ButtonLink href={`#/lib/subject/report?recordId=${paper.recordId}`}>{texts.report}</ButtonLink>}
        <Button variant={paper.state === 'doing' ? 'primary' : 'secondary'} isBusy={isBusy} aria-label={labelled(locale, paper.state === 'new' ? texts.start : paper.state === 'doing' ? texts.resume : texts.again, paper.name)} onClick={start(paper.state === 'done')}>
          {paper.state === 'new' ? texts.start : paper.state === 'doing' ? texts.resume : texts.again}
        </Button>
      </div>
    </li>
  );
}
