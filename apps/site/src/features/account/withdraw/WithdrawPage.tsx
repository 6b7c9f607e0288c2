import { Tag, type TagTone } from '@lectern/ui/Badge';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { Card } from '@lectern/ui/Card';
import { EmptyState } from '@lectern/ui/EmptyState';
import { TextField } from '@lectern/ui/fields';
import { Heading, Inline } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { QrCode } from '@lectern/ui/shell';
import { Skeleton } from '@lectern/ui/Skeleton';
import { type FormEvent, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { pageOf } from '../../../shared/routes/pageOf.ts';
import { withQuery } from '../../../shared/routes/withQuery.ts';
import { ListPage } from '../../../shared/page/list/ListPage.tsx';
import { useTask } from '../../../shared/overlays/useTask.ts';
import { useVisibleInterval } from '../../../shared/useVisibleInterval.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { centsOf } from '../balance/balance.store.ts';
import * as balanceCss from '../balance/balance.css.ts';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import * as css from './withdraw.css.ts';
import {
  requestWithdrawal,
  isMoving,
  showBindingCode,
  type OwnWithdrawal,
  showWithdrawals,
  withdraw,
  WITHDRAWALS_PER_PAGE,
} from './withdraw.store.ts';
import { WITHDRAW_HREF } from '../address.ts';
import { withdrawTexts } from './withdraw.texts.ts';

/** Polling interval while something is in progress, in milliseconds. */
const POLL_INTERVAL_MS = 4_000;
/** Minimum withdrawal, in cents. */
const MIN_CENTS = 100;
const MAX_CENTS = 199_900;

const TONES: Readonly<Record<OwnWithdrawal['state'], TagTone>> = {
  asked: 'info',
  approved: 'info',
  confirming: 'warning',
  paid: 'success',
  refused: 'danger',
  failed: 'danger',
};

/** Starts the page's first request. */
export const prepare: Prepare = (_params, search) => showWithdrawals.prefetch(pageOf(search));

/** Withdrawing money from the balance: the available amount, the destination, and the state of each withdrawal. */
export default function WithdrawPage() {
  const texts = useTexts(withdrawTexts);
  const page = pageOf(new URLSearchParams(useSearch()));
  const { status, records, total, payee } = useSnapshot(withdraw);
  const isWatched = status !== 'failed' && isMoving({ records, payee });
  useVisibleInterval(isWatched ? POLL_INTERVAL_MS : undefined, () => void showWithdrawals(page));

  const isFirst = status === 'loading' && records.length === 0 && payee === 'closed';
  return (
    <AccountFrame current="balance">
      {status === 'failed' ? null : isFirst || status === 'idle' ? (
        <Skeleton shape="box" height="500px" />
      ) : (
        <WithdrawableBalance />
      )}
      <Heading above="x8" below="x4">
        {texts.list}
      </Heading>
      <ListPage
        className={css.list}
        label={texts.list}
        status={status}
        rows={records}
        type="order"
        failed={texts.failed}
        pages={{
          filter: { page },
          total,
          perPage: WITHDRAWALS_PER_PAGE,
          hrefOf: (filter) => withQuery(WITHDRAW_HREF, filter),
        }}
        load={() => void showWithdrawals(page)}
        skeleton={<RowsSkeleton />}
        nothing={<EmptyState type="order" title={texts.empty} description={texts.emptyHelp} />}
      >
        {(one) => <Row withdrawal={one} />}
      </ListPage>
    </AccountFrame>
  );
}

function WithdrawableBalance() {
  const texts = useTexts(withdrawTexts);
  const { withdrawableCents, payee } = useSnapshot(withdraw);
  return (
    <Card as="section" padding="large" aria-label={texts.heading}>
      <Inline gap="x3" align="start" justify="space-between">
        <div>
          <p className={balanceCss.label}>{texts.available}</p>
          <p className={balanceCss.figure}>{formatMoney(withdrawableCents)}</p>
        </div>
        <ButtonLink href="#/personal/accountcenter/account/balance">{texts.viewHistory}</ButtonLink>
      </Inline>
      <p className={css.lead}>{texts.lead}</p>
      <div className={css.part}>
        {payee === 'closed' ? <Closed /> : payee === 'unbound' ? <Binding /> : <RequestForm />}
      </div>
    </Card>
  );
}

function Closed() {
  const texts = useTexts(withdrawTexts);
  return (
    <>
      <Heading size="md">{texts.closed}</Heading>
      <p className={css.hint}>{texts.closedHelp}</p>
    </>
  );
}

function Binding() {
  const texts = useTexts(withdrawTexts);
  const { bindUrl } = useSnapshot(withdraw);
  const { isBusy, run } = useTask(texts.failedToShow);
  if (bindUrl === '')
    return (
      <>
        <Heading size="md">{texts.bind}</Heading>
        <p className={css.hint}>{texts.bindProof}</p>
        <Button
          variant="primary"
          size="large"
          isBusy={isBusy}
          className={css.send}
          onClick={() => void run(showBindingCode)}
        >
          {texts.showCode}
        </Button>
      </>
    );
  return (
    <Inline gap="x4">
      <QrCode text={bindUrl} label={texts.bindCode} size={148} />
      <div className={css.text}>
        <Heading size="md">{texts.bind}</Heading>
        <p className={css.hint}>{texts.bindHelp}</p>
        <ButtonLink className={css.confirmLink} href={bindUrl} target="_blank">
          {texts.bindHere}
        </ButtonLink>
      </div>
    </Inline>
  );
}

function RequestForm() {
  const texts = useTexts(withdrawTexts);
  const { withdrawableCents } = useSnapshot(withdraw);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useTask(texts.failedToAsk, setProblem);
  const maxCents = Math.min(withdrawableCents, MAX_CENTS);
  const limits = texts.limits(formatMoney(maxCents));
  if (maxCents < MIN_CENTS) return <p className={css.hint}>{texts.nothing}</p>;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const cents = centsOf(typed);
    if (cents === undefined) return setProblem(typed.trim() === '' ? texts.missing : texts.wrong);
    if (cents < MIN_CENTS || cents > maxCents)
      return setProblem(cents > withdrawableCents ? texts.tooMuch : limits);
    void run(() => requestWithdrawal(cents), { done: texts.asked, onDone: () => setTyped('') });
  };

  return (
    <form className={balanceCss.form} aria-label={texts.heading} noValidate onSubmit={handleSubmit}>
      <div className={css.field}>
        <TextField
          label={texts.amount}
          hint={limits}
          message={problem}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
      </div>
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} className={css.send}>
        {texts.ask}
      </Button>
    </form>
  );
}

function Row({
  withdrawal: { amountCents, state, reason, confirmUrl, createdAt },
}: {
  readonly withdrawal: OwnWithdrawal;
}) {
  const texts = useTexts(withdrawTexts);
  const locale = useLocale();
  const sum = formatMoney(amountCents);
  return (
    <Card as="article" className={css.row} aria-label={`${sum} ${texts.states[state]}`}>
      <Inline gap="x3" justify="space-between">
        <span className={css.amount}>{sum}</span>
        <Tag tone={TONES[state]}>{texts.states[state]}</Tag>
      </Inline>
      <time className={css.time} dateTime={createdAt}>
        {formatTime(createdAt, 'moment', locale)}
      </time>
      {confirmUrl === '' ? (
        <p className={css.hint}>{[reason, texts.about[state]].filter(Boolean).join(' · ')}</p>
      ) : (
        <Inline gap="x4">
          <QrCode text={confirmUrl} label={texts.code(sum)} size={132} />
          <div className={css.text}>
            <p className={css.hint}>{texts.about[state]}</p>
            <ButtonLink className={css.confirmLink} variant="quiet" href={confirmUrl} target="_blank">
              {texts.confirmHere}
            </ButtonLink>
          </div>
        </Inline>
      )}
    </Card>
  );
}
