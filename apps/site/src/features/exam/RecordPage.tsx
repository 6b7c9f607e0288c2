import { Tag } from '@lectern/ui/Badge';
import { Breadcrumb } from '@lectern/ui/Breadcrumb';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { DownloadIcon } from '@lectern/ui/icon';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { ScoreRing } from '@lectern/ui/ScoreRing';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { formatTime } from '../../i18n/moment.ts';
import { navigate } from '../../routes/hashLocation.ts';
import { session } from '../../session/session.store.ts';
import { Page } from '../../shell/Page.tsx';
import { toast } from '../../shell/toast.ts';
import * as css from './exam.css.ts';
import type { Sitting } from './exam.model.ts';
import { examTexts } from './exam.texts.ts';
import { Receipts } from './Receipts.tsx';
import { loadResult, orderResult, result } from './result.store.ts';
import { resultTexts } from './result.texts.ts';

/** What became of a sitting: the score when it is published, what the school received, and where the line broke. */
export default function RecordPage() {
  const texts = useTexts(resultTexts);
  const exams = useTexts(examTexts);
  const recordId = new URLSearchParams(useSearch()).get('recordId') ?? '';
  const { step, sitting } = useSnapshot(result);
  const { token } = useSnapshot(session);
  useEffect(() => void loadResult(recordId), [recordId, token]);

  const breadcrumb = <Breadcrumb steps={[{ label: exams.title, href: '#/lib/subject/exampaper' }, { label: texts.title }]} />;
  if (step === 'missing' || step === 'failed') {
    return (
      <Page breadcrumb={breadcrumb}>
        <EmptyState
          title={step === 'missing' ? exams.missing : exams.failed}
          action={
            step === 'missing' ? (
              <ButtonLink href="#/lib/subject/exampaper">{exams.toExams}</ButtonLink>
            ) : (
              <Button onClick={() => void loadResult(recordId)}>{exams.retry}</Button>
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
          <Receipts />
        </>
      ) : (
        <div className={css.top} role="status" aria-busy aria-label={texts.loading}>
          <Skeleton shape="circle" width="176px" height="176px" />
          <div className={css.verdict}>
            <Skeleton width="60%" height="28px" />
            <Skeleton width="40%" />
          </div>
        </div>
      )}
    </Page>
  );
}

function Outcome({ sitting }: { readonly sitting: Sitting }) {
  const texts = useTexts(resultTexts);
  const locale = useLocale();
  const { handedInBy, dueCents, isExplained, isOrdering, file, received } = useSnapshot(result);
  const isTold = sitting.state === 'published';
  const pay = async () => {
    const orderId = await orderResult();
    if (orderId === undefined) toast(texts.notOrdered, { tone: 'danger' });
    else navigate(`/payment/order?orderId=${encodeURIComponent(orderId)}`);
  };
  const words = [
    isTold ? texts.rank(sitting.rank) : '',
    sitting.submittedAt === '' ? '' : texts.handedIn(formatTime(sitting.submittedAt, 'moment', locale)),
    handedInBy === '' ? '' : texts.by[handedInBy],
    texts.answered(sitting.answeredCount, sitting.questionCount),
  ];
  return (
    <div className={css.top}>
      {isTold && <ScoreRing score={sitting.score} total={sitting.totalScore} isPassed={sitting.isPassed} />}
      <div className={css.verdict}>
        <h1 className={css.title}>{sitting.name}</h1>
        <p className={css.figure}>
          {isTold ? (
            <Tag tone={sitting.isPassed ? 'success' : 'warning'}>{sitting.isPassed ? texts.passed : texts.notPassed}</Tag>
          ) : sitting.state === 'doing' ? (
            texts.doing
          ) : sitting.state === 'marking' ? (
            texts.marking
          ) : dueCents > 0 ? (
            texts.payHelp
          ) : (
            texts.submitted
          )}
        </p>
        <p className={css.quiet}>{words.filter(Boolean).join(' · ')}</p>
        {!isTold && sitting.state !== 'doing' && dueCents === 0 && (
          <p className={css.quiet}>{sitting.state === 'marking' ? texts.markingHelp : texts.submittedHelp}</p>
        )}
        <div className={css.actions} style={{ marginInlineStart: 0 }}>
          {sitting.state === 'doing' && (
            <ButtonLink variant="primary" size="large" href={`#/lib/subject/doing?recordId=${encodeURIComponent(sitting.recordId)}`}>
              {texts.goOn}
            </ButtonLink>
          )}
          {dueCents > 0 && sitting.state !== 'doing' && (
            <Button variant="primary" size="large" isBusy={isOrdering} onClick={() => void pay()}>
              {texts.pay(formatMoney(dueCents, locale))}
            </Button>
          )}
          {isExplained && (
            <ButtonLink variant="primary" size="large" href={`#/lib/subject/report?recordId=${encodeURIComponent(sitting.recordId)}`}>
              {texts.explained}
            </ButtonLink>
          )}
          {file !== '' && received.length > 0 && (
            <a className={css.download} download={`receipts-${sitting.recordId}.json`} href={`data:application/json;charset=utf-8,${encodeURIComponent(file)}`}>
              <DownloadIcon /> {texts.download}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
