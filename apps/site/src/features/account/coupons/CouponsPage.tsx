import { Tag } from '@lectern/ui/Badge';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { TextField } from '@lectern/ui/fields';
import { Dotted, Inline } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { type FormEvent, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { ports } from '../../../shared/ports.ts';
import { confirm } from '../../../shared/overlays/confirm.ts';
import { EmptyWithLink } from '../../../shared/page/list/EmptyWithLink.tsx';
import { ListFilter } from '../../../shared/page/list/ListFilter.tsx';
import { ListPage } from '../../../shared/page/list/ListPage.tsx';
import { toast } from '../../../shared/overlays/toast.ts';
import { toastResult } from '../../../shared/overlays/toastResult.ts';
import { useTask } from '../../../shared/overlays/useTask.ts';
import { ListTools } from '../../../shared/page/list/ListTools.tsx';
import { type Coupon, couponStates } from '../account.model.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { couponTexts } from './coupon.texts.ts';
import * as css from './coupons.css.ts';
import {
  clearExpired,
  coupons,
  COUPONS_PER_PAGE,
  type CouponsFilter,
  couponsHref,
  exchange,
  filterOf,
  showCoupons,
} from './coupons.store.ts';

/** Minimum length of a code that the server accepts, checked before sending. */
const MIN_CODE_LENGTH = 4;

/** Starts the page's first request. */
export const prepare: Prepare = (_params, search) => showCoupons.prefetch(filterOf(search));

/** The student's coupons. State and page are in the address. */
export default function CouponsPage() {
  const texts = useTexts(couponTexts);
  const search = useSearch();
  const { status, records, total, counts } = useSnapshot(coupons);
  const filter = filterOf(search);

  return (
    <AccountFrame current="coupon">
      <CodeForm />
      <ListTools
        filter={
          <ListFilter
            label={texts.state}
            choices={couponStates}
            names={texts.states}
            counts={counts}
            value={filter.state}
            hrefOf={(state) => couponsHref({ state, page: 1 })}
          />
        }
      >
        {counts !== undefined && counts.expired > 0 && <ClearButton />}
      </ListTools>
      <ListPage
        load={() => void showCoupons(filter)}
        status={status}
        rows={records}
        pages={{ filter, total, perPage: COUPONS_PER_PAGE, hrefOf: couponsHref }}
        className={css.list}
        rowClassName={css.row}
        type="coupon"
        failed={texts.failed}
        skeleton={[4, '120px']}
        nothing={<NoCoupons filter={filter} />}
      >
        {(coupon) => <CouponCard coupon={coupon} />}
      </ListPage>
    </AccountFrame>
  );
}

/** Redeems a code for a coupon. */
function CodeForm() {
  const texts = useTexts(couponTexts);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useTask(texts.exchangeFailed, setProblem);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    if (isBusy) return;
    if (typed.length < MIN_CODE_LENGTH) {
      setProblem(typed === '' ? texts.codeMissing : texts.codeShort);
      return;
    }
    setProblem(undefined);
    const handleDone = (name: string) => {
      setCode('');
      toast(texts.exchanged(name), { tone: 'success' });
    };
    void run(() => exchange(typed), { onDone: handleDone });
  };

  return (
    <Inline
      as="form"
      above="x2"
      below="x6"
      gap="x3"
      align="start"
      aria-label={texts.exchange}
      noValidate
      onSubmit={handleSubmit}
    >
      <div className={css.field}>
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          message={problem}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
      </div>
      <Button type="submit" variant="primary" isBusy={isBusy} className={css.send}>
        {texts.exchange}
      </Button>
    </Inline>
  );
}

function ClearButton() {
  const texts = useTexts(couponTexts);
  const handleClear = async () => {
    if (await confirm(texts.clearing)) toastResult(await clearExpired(), texts.cleared, texts.clearFailed);
  };
  return (
    <Button variant="quiet" size="small" onClick={() => void handleClear()}>
      {texts.clear}
    </Button>
  );
}

function CouponCard({ coupon }: { readonly coupon: Coupon }) {
  const texts = useTexts(couponTexts);
  const locale = useLocale();
  const { name, state, kind, amountCents, percent, minimumCents, scope, startsAt, endsAt } = coupon;
  const hasBegun = !(Date.parse(startsAt) > ports.now());
  const day = (moment: string) => formatTime(moment, 'day', locale);
  const time = hasBegun ? day(endsAt) !== '' && texts.expiresOn(day(endsAt)) : texts.begins(day(startsAt));
  return (
    <article className={css.coupon} aria-label={name} data-state={state}>
      <div className={css.value}>
        <strong className={css.figure}>
          {kind === 'amount' ? formatMoney(amountCents) : texts.percentOff(percent)}
        </strong>
        <span className={css.minimum}>
          {minimumCents > 0 ? texts.minimumSpend(formatMoney(minimumCents)) : texts.anySum}
        </span>
      </div>
      <div className={css.text}>
        <p className={css.name}>
          {name} {state !== 'usable' && <Tag tone="neutral">{texts.states[state]}</Tag>}
        </p>
        <p className={css.meta}>
          <Dotted>{[texts.scopes[scope], time].filter(Boolean).join(' · ')}</Dotted>
        </p>
        {state === 'usable' && hasBegun && (
          <ButtonLink
            size="small"
            href={scope === 'membership' ? '#/vip' : '#/course/list'}
            className={css.useLink}
            aria-label={`${texts.use} ${name}`}
          >
            {texts.use}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

function NoCoupons({ filter: { state } }: { readonly filter: CouponsFilter }) {
  const texts = useTexts(couponTexts);
  if (state === undefined)
    return <EmptyState type="coupon" title={texts.empty} description={texts.emptyHelp} />;
  return (
    <EmptyWithLink
      type="coupon"
      title={texts.emptyOf(texts.states[state])}
      href={couponsHref({ state: undefined, page: 1 })}
      label={texts.showAll}
    />
  );
}
