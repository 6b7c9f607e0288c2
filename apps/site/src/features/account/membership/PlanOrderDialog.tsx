import { Button } from '@lectern/ui/Button';
import { DescriptionList } from '@lectern/ui/DescriptionList';
import { Dialog } from '@lectern/ui/Dialog';
import { RadioGroup } from '@lectern/ui/fields';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useSnapshot } from 'valtio/react';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import { reductionOf } from '../account.model.ts';
import { accountTexts } from '../account.texts.ts';
import * as css from './membership.css.ts';
import { chooseCoupon, closePlanOrder, loadCoupons, placeOrder, planOrder } from './planOrder.store.ts';
import { FailedNote } from '../../../shared/page/FailedNote.tsx';

/** Orders a membership: what it costs, and a coupon for it. What is to be paid is paid in the cashier. */
export function PlanOrderDialog() {
  const texts = useTexts(accountTexts).order;
  const { isOpen, plan, isBusy, coupons, couponId } = useSnapshot(planOrder);
  const chosen = coupons.find(({ id }) => id === couponId);
  const isFree =
    plan !== undefined && chosen !== undefined && reductionOf(chosen, plan.priceCents) >= plan.priceCents;

  const handleOrder = async () => {
    const outcome = await placeOrder();
    if (!outcome.isDone) {
      if (outcome.message === '') toast(texts.failed, { tone: 'danger' });
      return;
    }
    closePlanOrder();
    navigate(`/payment/order?${new URLSearchParams({ orderId: outcome.value })}`);
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={closePlanOrder}
      title={texts.title(plan?.name ?? '')}
      description={texts.lasts(plan?.days ?? 0)}
      actions={
        <>
          <Button onClick={closePlanOrder}>{texts.cancel}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void handleOrder()}>
            {isFree ? texts.confirmFree : texts.confirm}
          </Button>
        </>
      }
    >
      <Coupons />
      <Sums />
    </Dialog>
  );
}

function Coupons() {
  const texts = useTexts(accountTexts);
  const locale = useLocale();
  const { plan, status, coupons, couponId } = useSnapshot(planOrder);
  if (plan === undefined || (status === 'ready' && coupons.length === 0)) return null;
  if (status === 'loading') {
    return (
      <div role="status" aria-label={texts.order.loading}>
        <Skeleton shape="box" height="88px" />
      </div>
    );
  }
  if (status === 'failed') {
    return <FailedNote onRetry={() => void loadCoupons()}>{texts.order.couponsFailed}</FailedNote>;
  }
  return (
    <RadioGroup
      label={texts.order.coupon}
      value={couponId}
      onChange={chooseCoupon}
      options={[
        ...coupons.map((coupon) => ({
          value: coupon.id,
          label: `${coupon.name} · ${texts.order.off(formatMoney(reductionOf(coupon, plan.priceCents), locale))}`,
          hint: texts.coupon.until(formatTime(coupon.endsAt, 'day', locale)),
        })),
        { value: '', label: texts.order.noCoupon },
      ]}
    />
  );
}

function Sums() {
  const texts = useTexts(accountTexts).order;
  const locale = useLocale();
  const { plan, coupons, couponId, problem } = useSnapshot(planOrder);
  const chosen = coupons.find(({ id }) => id === couponId);
  if (plan === undefined) return null;
  const reduction = chosen === undefined ? 0 : reductionOf(chosen, plan.priceCents);
  return (
    <>
      <div className={css.sums}>
        <DescriptionList
          layout="lines"
          rule="above"
          items={[
            { term: texts.price, value: formatMoney(plan.priceCents, locale) },
            { term: texts.reduction, value: reduction > 0 && `−${formatMoney(reduction, locale)}` },
            { term: texts.pay, value: formatMoney(plan.priceCents - reduction, locale), isTotal: true },
          ]}
        />
      </div>
      <div role="alert">{problem !== '' && <p className={css.problem}>{problem}</p>}</div>
    </>
  );
}
