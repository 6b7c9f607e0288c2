import { Breadcrumb } from '@lectern/ui/Breadcrumb';
import { ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from '../../routes/hashLocation.ts';
import { session } from '../../session/session.store.ts';
import { Page } from '../../shell/Page.tsx';
import { RetryButton } from '../../shell/RetryButton.tsx';
import { examTexts } from './exam.texts.ts';
import { Ledger } from './Ledger.tsx';
import { Outcome } from './Outcome.tsx';
import { Receipts } from './Receipts.tsx';
import * as css from './result.css.ts';
import { loadResult, result } from './result.store.ts';
import { resultTexts } from './result.texts.ts';

/** What became of a sitting: the score when it is published, what the school received, and where the line broke. */
export default function RecordPage() {
  const texts = useTexts(resultTexts);
  const exams = useTexts(examTexts);
  const recordId = new URLSearchParams(useSearch()).get('recordId') ?? '';
  const { step, sitting, chain } = useSnapshot(result);
  const { token } = useSnapshot(session);
  useEffect(() => void loadResult(recordId), [recordId, token]);

  const breadcrumb = (
    <Breadcrumb steps={[{ label: exams.title, href: '#/lib/subject/exampaper' }, { label: texts.title }]} />
  );
  if (step === 'missing' || step === 'failed') {
    return (
      <Page breadcrumb={breadcrumb}>
        <EmptyState
          title={step === 'missing' ? exams.missing : exams.failed}
          level={1}
          action={
            step === 'missing' ? (
              <ButtonLink href="#/lib/subject/exampaper">{exams.toExams}</ButtonLink>
            ) : (
              <RetryButton onClick={() => void loadResult(recordId)} />
            )
          }
        />
      </Page>
    );
  }
  return (
    <Page breadcrumb={breadcrumb}>
      {step === 'ready' && sitting !== undefined ? (
        <>
          <Outcome sitting={sitting} />
          {chain !== undefined && (
            <div className={css.proof}>
              <Receipts />
              <Ledger />
            </div>
          )}
        </>
      ) : (
        <div className={css.outcome} role="status" aria-busy aria-label={texts.loading}>
          <div className={css.top}>
            <Skeleton shape="circle" width="176px" height="176px" />
            <div className={css.verdict}>
              <Skeleton width="240px" height="28px" />
              <Skeleton width="160px" />
              <Skeleton shape="box" width="140px" height="44px" />
            </div>
          </div>
        </div>
      )}
    </Page>
  );
}
