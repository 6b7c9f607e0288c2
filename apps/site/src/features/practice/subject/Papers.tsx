import { Tag } from '@lectern/ui/Badge';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { FilterChips } from '@lectern/ui/FilterChips';
import { Dotted, Heading, Stack } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { labelled } from '../../../shared/i18n/labelled.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { session } from '../../../shared/session/session.store.ts';
import { openLogin } from '../../../shared/session/login.ts';
import { confirm } from '../../../shared/overlays/confirm.ts';
import { FilterRows } from '../../../shared/page/list/FilterRows.tsx';
import { EmptyWithLink } from '../../../shared/page/list/EmptyWithLink.tsx';
import { ListStates } from '../../../shared/page/list/ListStates.tsx';
import { ListFilter } from '../../../shared/page/list/ListFilter.tsx';
import { reportHref } from '../../../shared/routes/pages.ts';
import { enterExercise, exerciseStart } from '../../../shared/routes/enterExercise.ts';
import { OverviewDialog } from './OverviewDialog.tsx';
import { hrefOf, STATES } from './paperQuery.ts';
import {
  bank,
  found,
  type PaperItem,
  type PaperQuery,
  PAPERS_A_PAGE,
  showPapers,
  startPaper,
} from './subject.store.ts';
import { subjectTexts } from './subject.texts.ts';
import * as css from './SubjectPage.css.ts';

/** Starts or resumes a paper; a visitor is asked to log in first. */
export async function beginPaper(paperId: string, problem: string, isFresh = false): Promise<void> {
  if (session.token === '') {
    openLogin('login');
    return;
  }
  await enterExercise(startPaper(paperId, isFresh), problem, { replace: isFresh });
}

/** The papers to choose from, filtered by the address. */
export function Papers({ query }: { readonly query: PaperQuery }) {
  const texts = useTexts(subjectTexts);
  const { status, papers, total, years } = useSnapshot(found);
  const { categories } = useSnapshot(bank);
  const top = useRef<HTMLElement>(null);
  const go = (change: Partial<PaperQuery>) => navigate(hrefOf({ ...query, page: 1, ...change }));
  const chosen = categories.flatMap((category) => category.subjects).find(({ id }) => id === query.subjectId);
  return (
    <section ref={top} aria-label={texts.papers} style={{ scrollMarginTop: 16 }}>
      <Heading below="x4">{chosen === undefined ? texts.papers : texts.papersOf(chosen.name)}</Heading>
      <Stack below="x4">
        <FilterRows>
          {years.length > 1 && (
            <FilterChips
              label={texts.year}
              options={years.map((year) => ({ value: String(year), label: String(year) }))}
              value={query.year === '' ? null : query.year}
              onChange={(value) => go({ year: value ?? '' })}
            />
          )}
          <ListFilter
            label={texts.state}
            choices={STATES}
            names={texts.states}
            value={query.state || undefined}
            hrefOf={(state) => hrefOf({ ...query, page: 1, state: state ?? '' })}
          />
        </FilterRows>
      </Stack>
      <ListStates
        status={status}
        isEmpty={papers.length === 0}
        failed={texts.failed}
        pages={{
          page: query.page,
          pageCount: Math.ceil(total / PAPERS_A_PAGE),
          hrefOf: (page) => hrefOf({ ...query, page }),
          onChange: () => top.current?.scrollIntoView({ block: 'start' }),
        }}
        onRetry={() => void showPapers(query)}
        skeleton={
          <Stack gap="x3" aria-busy>
            {[1, 2, 3, 4].map((place) => (
              <Skeleton key={place} shape="box" height="76px" />
            ))}
          </Stack>
        }
        nothing={
          <EmptyWithLink
            title={texts.empty}
            description={texts.emptyHelp}
            href="#/lib/subject"
            label={texts.clear}
          />
        }
      >
        <p className={css.count} role="status">
          {texts.results(total)}
        </p>
        <ul className={css.papers} aria-busy={status === 'loading'} inert={status === 'loading'}>
          {papers.map((paper) => (
            <PaperRow key={paper.id} paper={paper} />
          ))}
        </ul>
      </ListStates>
    </section>
  );
}

function PaperRow({ paper }: { readonly paper: PaperItem }) {
  const texts = useTexts(subjectTexts);
  const locale = useLocale();
  const { of: starting } = useSnapshot(exerciseStart);
  const [isLooking, setLooking] = useState(false);
  const isBusy = starting === `paper ${paper.id}`;
  const start = (isFresh: boolean) => () => void beginPaper(paper.id, texts.notStarted, isFresh);
  const handleStartNew = async () => {
    const isSure = await confirm({
      title: texts.afreshTitle,
      text: texts.afreshText(paper.answeredCount),
      confirm: texts.afresh,
      cancel: texts.afreshNo,
    });
    if (isSure) start(true)();
  };
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
        <p className={css.muted}>
          <Dotted>{facts.filter(Boolean).join(' · ')}</Dotted>
        </p>
      </div>
      <div className={css.paperActions}>
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={labelled(locale, texts.overview, paper.name)}
          onClick={() => setLooking(true)}
        >
          {texts.overview}
        </Button>
        {paper.state === 'doing' && (
          <Button
            disabled={isBusy}
            aria-label={labelled(locale, texts.afresh, paper.name)}
            onClick={() => void handleStartNew()}
          >
            {texts.afresh}
          </Button>
        )}
        {paper.state === 'done' && <ButtonLink href={reportHref(paper.recordId)}>{texts.report}</ButtonLink>}
        <Button
          variant={paper.state === 'doing' ? 'primary' : 'secondary'}
          isBusy={isBusy}
          aria-label={labelled(
            locale,
            paper.state === 'new'
              ? texts.start
              : paper.state === 'doing'
                ? texts.resume
                : texts.practiseAgain,
            paper.name,
          )}
          onClick={start(paper.state === 'done')}
        >
          {paper.state === 'new' ? texts.start : paper.state === 'doing' ? texts.resume : texts.practiseAgain}
        </Button>
      </div>
      <OverviewDialog paper={paper} isOpen={isLooking} onClose={() => setLooking(false)} />
    </li>
  );
}
