import { Button } from '@lectern/ui/Button';
import { DescriptionList } from '@lectern/ui/DescriptionList';
import { Link } from '@lectern/ui/link';
import { useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { session } from '../../shared/session/session.store.ts';
import { openLogin } from '../../shared/session/login.ts';
import { toast } from '../../shared/overlays/toast.ts';
import { cashierHref } from '../../shared/routes/pages.ts';
import { sumOf } from './cart.model.ts';
import { cart } from './cart.store.ts';
import { cartTexts } from './cart.texts.ts';
import * as css from './CartSummary.css.ts';
import { checkOut } from './checkOut.ts';
import { checkout, orderChosen } from './checkout.store.ts';

/** The amount to pay, and the button to order. */
export function CartSummary() {
  const texts = useTexts(cartTexts);
  const { items, leftOut } = useSnapshot(cart);
  const { token } = useSnapshot(session);
  const { status, message, waitingOrderId } = useSnapshot(checkout);
  const { chosen, totalCents, savedCents } = sumOf(items, leftOut);
  // A refusal from an earlier visit, or from buying at once elsewhere, does not concern this cart.
  const [isSent, setSent] = useState(false);

  const handlePay = async () => {
    if (token === '') {
      openLogin('login');
      return;
    }
    if (chosen.length === 0) {
      toast(texts.nothingChosen);
      return;
    }
    setSent(true);
    await checkOut(orderChosen, texts.orderDone);
  };

  return (
    <section className={css.summary} aria-label={texts.summary} data-bottom-bar="">
      {/* Announces the sum of what is chosen. */}
      <div className={css.totals} role="status">
        <DescriptionList
          layout="lines"
          items={[
            {
              term: texts.chosen(chosen.length),
              value: formatMoney(totalCents + savedCents),
              isLeftOutOnPhone: true,
            },
            {
              term: texts.saved,
              value: savedCents > 0 && `−${formatMoney(savedCents)}`,
              isLeftOutOnPhone: true,
            },
            { term: texts.total, value: formatMoney(totalCents), isTotal: true },
          ]}
        />
      </div>
      {isSent && status === 'failed' && (
        <p className={css.error} role="alert">
          {message || texts.orderFailed}
          {waitingOrderId !== '' && (
            <Link className={css.waitingOrderLink} href={cashierHref(waitingOrderId)}>
              {texts.toWaitingOrder}
            </Link>
          )}
        </p>
      )}
      <div className={css.pay}>
        <Button
          variant="primary"
          size="large"
          isBlock
          isBusy={status === 'ordering'}
          disabled={chosen.length === 0}
          onClick={() => void handlePay()}
        >
          {token === '' ? texts.payAsVisitor : texts.pay}
        </Button>
      </div>
      <p className={css.nextStep}>{texts.nextStep}</p>
    </section>
  );
}
