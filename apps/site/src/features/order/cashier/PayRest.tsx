import { Button } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { useSnapshot } from 'valtio/react';
import { confirm } from '../../../shared/overlays/confirm.ts';
import { cashier } from './cashier.state.ts';
import { payFromBalance } from './payment.store.ts';
import { orderTexts } from '../order.texts.ts';
import * as css from './PayPanel.css.ts';

/** Pays an order that needs no payment by WeChat Pay or Alipay: from the balance, or with nothing due. */
export function PayRest() {
  const texts = useTexts(orderTexts).cashier;
  const { order, quote, isPaying, isReducing, message } = useSnapshot(cashier);
  if (order === undefined) return null;
  const sum = formatMoney(order.payCents);
  const left = texts.balanceAfter(formatMoney((quote?.balance?.availableCents ?? 0) - order.payCents));
  const isFree = order.payCents === 0;

  const handlePay = async () => {
    const isSure =
      isFree ||
      (await confirm({
        title: texts.confirmBalance(sum),
        text: left,
        confirm: texts.confirmYes,
        cancel: texts.confirmNo,
      }));
    if (!isSure) return;
    const paid = await payFromBalance();
    if (!paid.isDone && cashier.message === '' && cashier.order?.status === 'waiting')
      cashier.message = texts.balanceUnsure;
  };

  return (
    <div className={css.balanceBox}>
      <p className={css.scan}>{isFree ? texts.nothingDue : left}</p>
      <Button
        variant="primary"
        size="large"
        isBusy={isPaying}
        disabled={isReducing}
        onClick={() => void handlePay()}
      >
        {isFree ? texts.payNothing : texts.payFromBalance(sum)}
      </Button>
      <div role="alert">{message !== '' && <p className={css.problem}>{message}</p>}</div>
    </div>
  );
}
