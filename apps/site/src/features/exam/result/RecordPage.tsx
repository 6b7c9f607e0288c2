import { Card } from '@lectern/ui/Card';
import { Breadcrumb } from '@lectern/ui/Breadcrumb';
import { retriedLazy } from '@lectern/ui/lazy';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { useLoad } from '../../../shared/page/useLoad.ts';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { DetailStates } from '../../../shared/page/detail/DetailPage.tsx';
import { Page } from '../../../shared/page/Page.tsx';
import { PartBoundary } from '../../../shared/deferred/PartBoundary.tsx';
import { examTexts } from '../exam.texts.ts';
import { Analysis } from './Analysis.tsx';
import { Ledger } from './Ledger.tsx';
import { Outcome } from './Outcome.tsx';
import { Receipts } from './Receipts.tsx';
import { Solutions } from './Solutions.tsx';
import * as css from './result.css.ts';
import { ledger, loadLedger, loadResult, recordOf, result, showResult } from './result.store.ts';
import { resultTexts } from './result.texts.ts';

const LateRemark = retriedLazy(async () => (await import('./RemarkRequest.tsx')).RemarkRequest);

/** Starts the page's first request. */
export const prepare: Prepare = (_params, search) => showResult.prefetch(recordOf(search));

/** The outcome of an attempt: the score once it is published, the answers received, and outages. */
export default function RecordPage() {
  const texts = useTexts(resultTexts);
  const exams = useTexts(examTexts);
  const recordId = recordOf(useSearch());
  const { status, attempt } = useSnapshot(result);
  const proof = useSnapshot(ledger);
  const load = useLoad(loadResult, recordId);

  const breadcrumb = (
    <Breadcrumb steps={[{ label: exams.title, href: '#/lib/subject/exampaper' }, { label: texts.title }]} />
  );
  return (
    <Page breadcrumb={breadcrumb}>
      <DetailStates
        status={status}
        value={attempt}
        level={1}
        missing={{ title: exams.missing, href: '#/lib/subject/exampaper', label: exams.toExams }}
        failed={exams.failed}
        onRetry={load}
        skeleton={
          <Card
            padding="large"
            gap="x6"
            above="x4"
            below="x6"
            role="status"
            aria-busy
            aria-label={texts.loading}
          >
            <div className={css.top}>
              <Skeleton shape="circle" width="176px" height="176px" />
              <div className={css.verdict}>
                <Skeleton width="240px" height="28px" />
                <Skeleton width="160px" />
                <Skeleton shape="box" width="140px" height="44px" />
              </div>
            </div>
          </Card>
        }
      >
        {(shown) => (
          <>
            <Outcome attempt={shown} />
            {(shown.sections.length > 1 || shown.points.length > 0) && <Analysis attempt={shown} />}
            {shown.state !== 'doing' && <Solutions attempt={shown} />}
            {(shown.remark !== undefined || shown.remarkUntil !== '') && (
              <div className={css.proofAbove}>
                <PartBoundary>
                  <Suspense>
                    <LateRemark attempt={shown} />
                  </Suspense>
                </PartBoundary>
              </div>
            )}
            <DetailStates
              {...proof}
              failed={texts.proofFailed}
              onRetry={() => void loadLedger(recordId)}
              skeleton="180px"
            >
              {({ events, ...received }) => (
                <div className={css.proof}>
                  <Receipts {...received} />
                  <Ledger events={events} />
                </div>
              )}
            </DetailStates>
          </>
        )}
      </DetailStates>
    </Page>
  );
}
