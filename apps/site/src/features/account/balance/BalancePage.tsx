import { Button, ButtonLink } from '@lectern/ui/Button';
import { Card } from '@lectern/ui/Card';
import { EmptyState } from '@lectern/ui/EmptyState';
import { TextField } from '@lectern/ui/fields';
import { Heading, Inline } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { Skeleton } from '@lectern/ui/Skeleton';
import { type FormEvent, useId, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { useLoad } from '../../../shared/page/useLoad.ts';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { FailedNote } from '../../../shared/page/FailedNote.tsx';
import { toast } from '../../../shared/overlays/toast.ts';
import { cashierHref } from '../../../shared/routes/pages.ts';
import { useTask } from '../../../shared/overlays/useTask.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { filterOf } from '../changes.ts';
import { Changes } from '../Changes.tsx';
import { balanceTexts } from './balance.texts.ts';
import * as css from './balance.css.ts';
import {
  balance,
  type BalanceEntry,
  balanceHref,
  centsOf,
  loadBalanceSummary,
  orderTopUp,
  redeemCard,
  type BalanceSummary,
  showEntries,
} from './balance.store.ts';
import * as rowCss from '../score.css.ts';
import { WITHDRAW_HREF } from '../address.ts';

/** Minimum length of a card's number that the server accepts, checked before sending. */
const MIN_CARD_LENGTH = 4;

/** Starts the page's first requests. */
export const prepare: Prepare = (_params, search) =>
  Promise.all([loadBalanceSummary.prefetch(), showEntries.prefetch(filterOf(search))]);

/** The student's balance: amount, top-up, and changes. Direction and page are in the address. */
export default function BalancePage() {
  const texts = useTexts(balanceTexts);
  const { summary, summaryStatus, status, records, total } = useSnapshot(balance);
  const filter = filterOf(useSearch());
  // The status and the form fill the viewport; what is below waits for them.
  const isFirst = summary === undefined && summaryStatus === 'loading';

  useLoad(loadBalanceSummary);

  return (
    <AccountFrame current="balance">
      <Status />
      <Changes
        above={!isFirst && <CardForm />}
        filter={filter}
        hrefOf={balanceHref}
        names={texts.directions}
        load={() => void showEntries(filter)}
        status={status}
        rows={records}
        total={total}
        nothing={<EmptyState title={texts.empty} description={texts.emptyHelp} />}
      >
        {(entry) => <Entry entry={entry} />}
      </Changes>
    </AccountFrame>
  );
}

function Status() {
  const texts = useTexts(balanceTexts);
  const { summaryStatus, summary } = useSnapshot(balance);
  if (summaryStatus === 'failed') {
    return (
      <Card padding="large">
        <FailedNote onRetry={() => void loadBalanceSummary()}>{texts.purseFailed}</FailedNote>
      </Card>
    );
  }
  if (summary === undefined) return <Skeleton shape="box" height="330px" />;
  return (
    <Card as="section" padding="large" aria-label={texts.yours}>
      <Inline gap="x3" align="start" justify="space-between">
        <div>
          <p className={css.label}>{texts.available}</p>
          <p className={css.figure}>{formatMoney(summary.balanceCents)}</p>
        </div>
        <ButtonLink href={WITHDRAW_HREF}>{texts.withdraw}</ButtonLink>
      </Inline>
      <p className={css.lead}>{texts.lead}</p>
      <ChargeForm balance={summary} />
    </Card>
  );
}

/** Chooses the amount of a top-up; its order is paid in the cashier. */
function ChargeForm({
  balance: { amountsCents, minimumCents, maximumCents },
}: {
  readonly balance: BalanceSummary;
}) {
  const texts = useTexts(balanceTexts);
  const name = useId();
  const [chosen, setChosen] = useState(amountsCents[1] ?? amountsCents[0]);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useTask(texts.orderFailed, setProblem);
  const cents = chosen ?? centsOf(typed);
  const limits = texts.limits(formatMoney(minimumCents), formatMoney(maximumCents));
  const isAllowed = cents !== undefined && cents >= minimumCents && cents <= maximumCents;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (isAllowed) void run(() => orderTopUp(cents), { onDone: (id) => navigate(cashierHref(id)) });
    else if (cents !== undefined) setProblem(limits);
    else setProblem(typed.trim() === '' ? texts.amountMissing : texts.amountWrong);
  };

  return (
    <form className={css.form} aria-label={texts.charge} noValidate onSubmit={handleSubmit}>
      {amountsCents.length > 0 && (
        <fieldset className={css.amounts}>
          <legend className={css.legend}>{texts.amount}</legend>
          {amountsCents.map((one) => (
            <label key={one} className={css.amount}>
              <input
                className={css.radio}
                type="radio"
                name={name}
                checked={one === chosen}
                onChange={() => {
                  setChosen(one);
                  setTyped('');
                  setProblem(undefined);
                }}
              />
              {formatMoney(one)}
            </label>
          ))}
        </fieldset>
      )}
      <div className={css.field}>
        <TextField
          label={texts.otherAmount}
          hint={limits}
          message={problem}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setChosen(undefined);
            setProblem(undefined);
          }}
        />
      </div>
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} className={css.send}>
        {isAllowed ? texts.chargeSum(formatMoney(cents)) : texts.charge}
      </Button>
    </form>
  );
}

/** Redeems a prepaid card of the school. */
function CardForm() {
  const texts = useTexts(balanceTexts);
  const heading = useId();
  const [cardNo, setCardNo] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<{ readonly cardNo?: string; readonly password?: string }>({});
  const { isBusy, run } = useTask(texts.cardFailed, (message) => setProblems({ cardNo: message }));

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = {
      ...(cardNo.trim().length < MIN_CARD_LENGTH && {
        cardNo: cardNo.trim() === '' ? texts.cardMissing : texts.cardShort,
      }),
      ...(password.trim() === '' && { password: texts.passwordMissing }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const handleDone = (cents: number) => {
      setCardNo('');
      setPassword('');
      toast(texts.cardDone(formatMoney(cents)), { tone: 'success' });
      navigate(balanceHref({ direction: undefined, page: 1 }));
    };
    void run(() => redeemCard(cardNo.trim(), password.trim()), { onDone: handleDone });
  };

  return (
    <section aria-labelledby={heading}>
      <Heading id={heading} above="x8" below="x4">
        {texts.card}
      </Heading>
      <Card padding="large">
        <form className={css.card} aria-labelledby={heading} noValidate onSubmit={handleSubmit}>
          <TextField
            label={texts.cardNo}
            hint={texts.cardHint}
            message={problems.cardNo}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={cardNo}
            onChange={(event) => {
              setCardNo(event.currentTarget.value);
              setProblems({});
            }}
          />
          <TextField
            label={texts.cardPassword}
            hint={texts.passwordHint}
            message={problems.password}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            value={password}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              setProblems({});
            }}
          />
          <Button type="submit" isBusy={isBusy} className={css.submit}>
            {texts.addToBalance}
          </Button>
        </form>
      </Card>
    </section>
  );
}

function Entry({
  entry: { kind, amountCents, balanceCents, remark: remarks, createdAt },
}: {
  readonly entry: BalanceEntry;
}) {
  const texts = useTexts(balanceTexts);
  const locale = useLocale();
  const isGain = amountCents > 0;
  const remark = remarks[locale];
  const name = kind === undefined ? '' : texts.kinds[kind];
  return (
    <>
      <span className={rowCss.remark}>{remark || name}</span>
      <span className={rowCss.time}>
        {name !== '' && remark !== '' && !remark.includes(name) && `${name} · `}
        <time dateTime={createdAt}>{formatTime(createdAt, 'moment', locale)}</time>
      </span>
      <span className={css.change}>
        <strong className={css.sum} {...(isGain && { 'data-gain': '' })}>
          {isGain ? '+' : '−'}
          {formatMoney(Math.abs(amountCents))}
        </strong>
        <span className={css.balanceAfter}>{texts.after(formatMoney(balanceCents))}</span>
      </span>
    </>
  );
}
