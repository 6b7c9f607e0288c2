import { Breadcrumb } from '@lectern/ui/Breadcrumb';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { session } from '../../session/session.store.ts';
import { Page } from '../../shell/Page.tsx';
import { examTexts } from './exam.texts.ts';
import { loadResult, result } from './result.store.ts';
import { resultTexts } from './result.texts.ts';

/** Tells whether the result of a sitting is paid (specification 2.1, payresult). */
export default function PayResultPage() {
  const texts = useTexts(resultTexts);
  const exams = useTexts(examTexts);
  const recordId = new URLSearchParams(useSearch()).get('recordId') ?? '';
  const { step, dueCents, orderId } = useSnapshot(result);
  const { token } = useSnapshot(session);
  useEffect(() => void loadResult(recordId), [recordId, token]);

  const resultHref = `#/lib/subject/exampaper/record?recordId=${encodeURIComponent(recordId)}`;
  return (
    <Page title={texts.payTitle} breadcrumb={<Breadcrumb steps={[{ label: exams.title, href: '#/lib/subject/exampaper' }, { label: texts.payTitle }]} />}>
      {step === 'loading' || step === 'idle' ? (
        <div role="status" aria-busy aria-label={texts.loading}>
          <Skeleton shape="box" height="160px" />
        </div>
      ) : step !== 'ready' ? (
        <EmptyState title={step === 'missing' ? exams.missing : exams.failed} action={<ButtonLink href="#/lib/subject/exampaper">{exams.toExams}</ButtonLink>} />
      ) : dueCents === 0 ? (
        <EmptyState title={texts.paid} description={texts.paidHelp} action={<ButtonLink variant="primary" href={resultHref}>{texts.toResult}</ButtonLink>} />
      ) : (
        <EmptyState
          title={texts.unpaid}
          description={texts.unpaidHelp}
          action={
            orderId === '' ? (
              <Button onClick={() => void loadResult(recordId)}>{exams.retry}</Button>
            ) : (
              <ButtonLink variant="primary" href={`#/payment/order?orderId=${encodeURIComponent(orderId)}`}>
                {texts.toCashier}
              </ButtonLink>
            )
          }
        />
      )}
    </Page>
  );
}
