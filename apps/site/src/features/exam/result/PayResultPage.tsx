import { Card } from '@lectern/ui/Card';
import { Breadcrumb } from '@lectern/ui/Breadcrumb';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { Result } from '@lectern/ui/Result';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { useLoad } from '../../../shared/page/useLoad.ts';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { Page } from '../../../shared/page/Page.tsx';
import { DetailStates } from '../../../shared/page/detail/DetailPage.tsx';
import { cashierHref, examRecordHref } from '../../../shared/routes/pages.ts';
import { examTexts } from '../exam.texts.ts';
import * as css from './result.css.ts';
import { loadResult, recordOf, result, showResult } from './result.store.ts';
import { resultTexts } from './result.texts.ts';

/** Starts the page's first request. */
export const prepare: Prepare = (_params, search) => showResult.prefetch(recordOf(search));

/** Shows whether the result of an attempt is paid. */
export default function PayResultPage() {
  const texts = useTexts(resultTexts);
  const exams = useTexts(examTexts);
  const recordId = recordOf(useSearch());
  const { status, dueCents, orderId } = useSnapshot(result);
  const load = useLoad(loadResult, recordId);

  const resultHref = examRecordHref(recordId);
  return (
    <Page
      breadcrumb={
        <Breadcrumb
          steps={[{ label: exams.title, href: '#/lib/subject/exampaper' }, { label: texts.payTitle }]}
        />
      }
    >
      <DetailStates
        level={1}
        status={status}
        value={status === 'ready' || undefined}
        missing={{ title: exams.missing, href: '#/lib/subject/exampaper', label: exams.toExams }}
        failed={exams.failed}
        onRetry={load}
        skeleton={
          <Card
            padding="large"
            above="x6"
            className={css.payment}
            role="status"
            aria-busy
            aria-label={texts.loading}
          >
            <Skeleton shape="circle" width="96px" height="96px" />
            <Skeleton width="160px" height="28px" />
            <Skeleton width="240px" />
          </Card>
        }
      >
        {() => (
          <Card padding="large" above="x6" className={css.payment}>
            {dueCents === 0 ? (
              <Result
                status="success"
                title={texts.paid}
                description={texts.paidHelp}
                actions={
                  <ButtonLink variant="primary" size="large" href={resultHref}>
                    {texts.toResult}
                  </ButtonLink>
                }
              />
            ) : (
              <Result
                status="waiting"
                title={texts.unpaid}
                description={texts.unpaidHelp}
                actions={
                  <>
                    {orderId !== '' && (
                      <ButtonLink variant="primary" size="large" href={cashierHref(orderId)}>
                        {texts.toCashier}
                      </ButtonLink>
                    )}
                    <Button size="large" onClick={() => void loadResult(recordId)}>
                      {texts.lookAgain}
                    </Button>
                  </>
                }
              />
            )}
          </Card>
        )}
      </DetailStates>
    </Page>
  );
}
