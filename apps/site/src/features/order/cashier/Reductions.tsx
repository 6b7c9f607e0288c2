import { Button } from '@lectern/ui/Button';
import { Checkbox } from '@lectern/ui/fields';
import { formatNumber, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { shell } from '../../../shared/school/shell.store.ts';
import { cashier } from './cashier.state.ts';
import { chooseReductions } from './reductions.store.ts';
import { CouponDialog } from './CouponDialog.tsx';
import * as css from './Reductions.css.ts';
import { reductionTexts } from './reductions.texts.ts';

/** The reductions of the order: a coupon that can be changed, points, and a part of the balance. */
export function Reductions() {
  const texts = useTexts(reductionTexts);
  const { quote, isReducing, reduceProblem } = useSnapshot(cashier);
  const { pointName, services } = useSnapshot(shell).current;
  const [isChoosing, setIsChoosing] = useState(false);
  if (quote === undefined) return null;
  const { coupons, couponId, balance } = quote;
  const points = services.hasPoints ? quote.points : undefined;
  if (coupons.length === 0 && points === undefined && balance === undefined) return null;
  const chosen = coupons.find(({ id }) => id === couponId);
  const fitting = coupons.filter(({ obstacle }) => obstacle === undefined).length;

  return (
    <section className={css.section} aria-label={texts.title} aria-busy={isReducing || undefined}>
      {coupons.length > 0 && (
        <div className={css.line}>
          <span className={css.name}>
            {texts.coupon}
            <span className={css.meta}>
              {chosen?.name ?? (fitting > 0 ? texts.fitting(fitting) : texts.noneFits)}
            </span>
          </span>
          {chosen !== undefined && <span className={css.discount}>−{formatMoney(chosen.offCents)}</span>}
          <Button size="small" onClick={() => setIsChoosing(true)}>
            {fitting > 0 ? texts.change : texts.viewReasons}
          </Button>
        </div>
      )}
      {points !== undefined && (
        <div className={css.line}>
          <Checkbox
            className={css.tick}
            checked={points.isUsed}
            onChange={(event) => void chooseReductions({ usesPoints: event.currentTarget.checked })}
          >
            {texts.usePoints(formatNumber(points.points), pointName)}
            <span className={css.meta}>
              {texts.have(`${formatNumber(points.available)} ${pointName || texts.points}`)}
            </span>
          </Checkbox>
          <span className={css.discount} data-used={points.isUsed || undefined}>
            −{formatMoney(points.offCents)}
          </span>
        </div>
      )}
      {balance !== undefined && (
        <div className={css.line}>
          <Checkbox
            className={css.tick}
            checked={balance.isUsed}
            onChange={(event) => void chooseReductions({ usesBalance: event.currentTarget.checked })}
          >
            {texts.useBalance}
            <span className={css.meta}>{texts.have(formatMoney(balance.availableCents))}</span>
          </Checkbox>
          <span className={css.discount} data-used={balance.isUsed || undefined}>
            −{formatMoney(balance.offCents)}
          </span>
        </div>
      )}
      <div role="alert">
        {reduceProblem !== undefined && <p className={css.problem}>{reduceProblem || texts.failed}</p>}
      </div>
      <CouponDialog isOpen={isChoosing} onClose={() => setIsChoosing(false)} />
    </section>
  );
}
