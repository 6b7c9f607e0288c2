import { Bars } from '@lectern/ui/Charts';
import { Breadcrumb } from '@lectern/ui/Breadcrumb';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { AwardIcon } from '@lectern/ui/icon';
import { Heading } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { ScoreRing } from '@lectern/ui/ScoreRing';
import { Skeleton } from '@lectern/ui/Skeleton';
import { formatClock } from '@lectern/ui/Timer';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { EmptyWithLink } from '../../../shared/page/list/EmptyWithLink.tsx';
import { Page } from '../../../shared/page/Page.tsx';
import { DetailStates } from '../../../shared/page/detail/DetailPage.tsx';
import { shell } from '../../../shared/school/shell.store.ts';
import { examRecordHref, exerciseHref } from '../../../shared/routes/pages.ts';
import { enterExercise, exerciseStart } from '../../../shared/routes/enterExercise.ts';
import { GradedColumns } from './GradedColumns.tsx';
import { VERDICTS } from './GradedQuestions.tsx';
import {
  hasQuestions,
  loadReport,
  showReport,
  practiseWrong,
  repeatExercise,
  report,
  type Verdict,
} from './report.store.ts';
import { reportTexts } from './report.texts.ts';
import * as css from './ReportPage.css.ts';

const recordOf = (search: string): string => new URLSearchParams(search).get('recordId') ?? '';

/** Starts the page's first request. */
export const prepare: Prepare = (_params, search) => showReport.prefetch(recordOf(search));

/** The report of an exercise: the score, where points were lost, and each question with its explanation. */
export default function ReportPage() {
  const texts = useTexts(reportTexts);
  const recordId = recordOf(useSearch());
  const { status, isUnfinished, paper } = useSnapshot(report);
  useEffect(() => void loadReport(recordId), [recordId]);

  return (
    <Page
      breadcrumb={
        <Breadcrumb steps={[{ label: texts.bank, href: '#/lib/subject' }, { label: texts.title }]} />
      }
    >
      {isUnfinished ? (
        <EmptyWithLink
          title={texts.unfinished}
          level={1}
          description={texts.unfinishedHelp}
          href={exerciseHref(recordId)}
          label={texts.goOn}
          isPrimary
        />
      ) : (
        <DetailStates
          status={status}
          value={hasQuestions({ paper }) || undefined}
          level={1}
          missing={{ title: texts.missing, href: '#/lib/subject', label: texts.toBank }}
          failed={texts.failed}
          onRetry={() => void loadReport(recordId)}
          skeleton={<ReportSkeleton />}
        >
          {() => <Report />}
        </DetailStates>
      )}
    </Page>
  );
}

function ReportSkeleton() {
  const texts = useTexts(reportTexts);
  return (
    <div className={css.top} role="status" aria-busy aria-label={texts.loading}>
      <Skeleton shape="circle" width="176px" height="176px" />
      <div className={css.facts}>
        <Skeleton width="60%" height="28px" />
        <Skeleton width="40%" />
        <Skeleton shape="box" height="40px" />
      </div>
    </div>
  );
}

function Report() {
  const texts = useTexts(reportTexts);
  const locale = useLocale();
  const { recordId, paper, score, verdicts, earned, points, allPoints } = useSnapshot(report);
  const isStarting = useSnapshot(exerciseStart).of === 'report';
  const { current } = useSnapshot(shell);
  const countOf = (verdict: Verdict) => Object.values(verdicts).filter((one) => one === verdict).length;
  const wrongCount = countOf('wrong') + countOf('partial') + countOf('unanswered');

  const repeatWrong = () => enterExercise(practiseWrong(), texts.notStarted);
  const repeatAll = () => enterExercise(repeatExercise(), texts.notStarted);

  const date = formatTime(paper.submittedAt, 'moment', locale);
  const sectionScore = (name: string) =>
    Math.round(
      paper.questions
        .filter(({ section }) => section === name)
        .reduce((sum, { id }) => sum + (earned[id] ?? 0), 0) * 10,
    ) / 10;
  return (
    <>
      <div className={css.top}>
        <ScoreRing score={score} total={paper.totalScore} isPassed={score >= paper.totalScore * 0.6} />
        <div className={css.facts}>
          <Heading level={1} size="xl">
            {paper.title || texts.title}
          </Heading>
          <p className={css.meta}>
            {date !== '' && <span>{texts.handedIn(date)}</span>}
            <span>{texts.spent(formatClock(paper.elapsedSeconds))}</span>
            {VERDICTS.toReversed().map((verdict) =>
              countOf(verdict) === 0 ? null : (
                <span key={verdict}>
                  {texts.counts[verdict]} {countOf(verdict)}
                </span>
              ),
            )}
          </p>
          <div className={css.actions}>
            {wrongCount > 0 ? (
              <Button variant="primary" size="large" isBusy={isStarting} onClick={() => void repeatWrong()}>
                {texts.practiseWrong(wrongCount)}
              </Button>
            ) : (
              <p className={css.meta}>{texts.allRight}</p>
            )}
            {paper.paperId !== '' ? (
              <ButtonLink size="large" href={`#/lib/subject?paper=${encodeURIComponent(paper.paperId)}`}>
                {texts.practiseAgain}
              </ButtonLink>
            ) : (
              !paper.isExam && (
                <Button size="large" disabled={isStarting} onClick={() => void repeatAll()}>
                  {texts.practiseAgain}
                </Button>
              )
            )}
            {paper.isExam && (
              <ButtonLink variant="quiet" size="large" href={examRecordHref(recordId)}>
                {texts.proof}
              </ButtonLink>
            )}
            <Button variant="quiet" size="large" onClick={() => print()}>
              {texts.print}
            </Button>
          </div>
          {!paper.isExam && current.services.hasPoints && (
            <p className={css.earned} role="status">
              {points > 0 && (
                <>
                  <AwardIcon size={18} /> {texts.pointsEarned(points, allPoints, current.pointName)}
                </>
              )}
            </p>
          )}
        </div>
      </div>
      <GradedColumns>
        {paper.sections.length > 1 && (
          <section>
            <Heading below="x4">{texts.sections}</Heading>
            <Bars
              label={texts.sections}
              items={paper.sections.map(({ name, score: max }) => ({
                id: name,
                label: name,
                value: sectionScore(name),
                max,
              }))}
            />
          </section>
        )}
      </GradedColumns>
    </>
  );
}
