import { Button, ButtonLink } from '@lectern/ui/Button';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { QrCode } from '@lectern/ui/shell';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useSnapshot } from 'valtio/react';
import { confirm } from '../../shared/overlays/confirm.ts';
import { cashier, chooseBalance, chooseWay, payFromBalance } from './cashier.store.ts';
import { orderTexts } from './order.texts.ts';
import * as css from './PayPanel.css.ts';

const QR_SIZE = 200;

/** The ways to pay and, for the chosen one, its code and its page. */
export function PayPanel() {
  const texts = useTexts(orderTexts);
  const locale = useLocale();
  const { ways, way, balanceCents, order } = useSnapshot(cashier);
  const isEnough = balanceCents !== undefined && order !== undefined && balanceCents >= order.payCents;
  return (
    <>
      <fieldset className={css.ways}>
        <legend className={css.legend}>{texts.cashier.howToPay}</legend>
        {ways.map((one) => (
          <label key={one} className={css.way} data-way={one}>
            <input
              className={css.radio}
              type="radio"
              name="way"
              checked={one === way}
              onChange={() => void chooseWay(one)}
            />
            <span className={css.mark} aria-hidden>
              {one === 'wechat' ? '微' : '支'}
            </span>
            {texts.ways[one]}
          </label>
        ))}
        {isEnough && (
          <label className={css.way} data-way="balance">
            <input
              className={css.radio}
              type="radio"
              name="way"
              checked={way === 'balance'}
              onChange={chooseBalance}
            />
            <span className={css.mark} aria-hidden>
              余
            </span>
            <span>
              {texts.ways.balance}{' '}
              <span className={css.available}>
                {texts.cashier.available(formatMoney(balanceCents, locale))}
              </span>
            </span>
          </label>
        )}
      </fieldset>
      {!isEnough && balanceCents !== undefined && balanceCents > 0 && (
        <p className={css.short}>
          {texts.cashier.short(formatMoney(balanceCents, locale))}
          <ButtonLink size="small" variant="quiet" href="#/personal/accountcenter/account/balance">
            {texts.cashier.toCharge}
          </ButtonLink>
        </p>
      )}
      {way === 'balance' ? <FromBalance /> : way !== undefined && <Code />}
    </>
  );
}

/** Pays from the balance, once it is confirmed. */
function FromBalance() {
  const texts = useTexts(orderTexts).cashier;
  const locale = useLocale();
  const { order, balanceCents, isPaying, message } = useSnapshot(cashier);
  if (order === undefined || balanceCents === undefined) return null;
  const sum = formatMoney(order.payCents, locale);
  const left = texts.left(formatMoney(balanceCents - order.payCents, locale));

  const handlePay = async () => {
    if (
      !(await confirm({
        title: texts.confirmBalance(sum),
        text: left,
        confirm: texts.confirmYes,
        cancel: texts.confirmNo,
      }))
    )
      return;
    const paid = await payFromBalance();
    if (!paid.isDone && cashier.message === '' && cashier.order?.status === 'waiting')
      cashier.message = texts.balanceUnsure;
  };

  return (
    <div className={css.purse}>
      <p className={css.scan}>{left}</p>
      <Button variant="primary" size="large" isBusy={isPaying} onClick={() => void handlePay()}>
        {texts.payFromBalance(sum)}
      </Button>
      <div role="alert">{message !== '' && <p className={css.problem}>{message}</p>}</div>
    </div>
  );
}

function Code() {
  const texts = useTexts(orderTexts);
  const { way, opening, payment, message } = useSnapshot(cashier);
  if (way === undefined || way === 'balance') return null;
  const name = texts.ways[way];
  if (opening === 'failed') {
    return (
      <div className={css.code} role="alert">
        <p>{message || texts.cashier.openFailed}</p>
        <Button onClick={() => void chooseWay(way)}>{texts.cashier.tryAgain}</Button>
      </div>
    );
  }
  return (
    <div className={css.code} aria-busy={payment === undefined}>
      {payment === undefined ? (
        <>
          <Skeleton shape="box" width={QR_SIZE} height={QR_SIZE} />
          <p className={css.scan}>{texts.cashier.opening}</p>
        </>
      ) : (
        <>
          {payment.qrContent !== '' && (
            <>
              <div className={css.paper}>
                <QrCode text={payment.qrContent} label={texts.cashier.scanLabel(name)} size={QR_SIZE} />
              </div>
              <p className={css.scan}>{texts.cashier.scan(name)}</p>
            </>
          )}
          {payment.pageUrl !== '' && (
            <a className={css.open} href={payment.pageUrl} target="_blank" rel="noopener">
              {payment.qrContent === '' ? texts.cashier.openPage : texts.cashier.onThisDevice}
            </a>
          )}
        </>
      )}
    </div>
  );
}
