import { Button } from '@lectern/ui/Button';
import { Checkbox } from '@lectern/ui/fields';
import { formatNumber, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { type ReactNode, useState } from 'react';
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
        <OptionalLine
          isUsed={points.isUsed}
          offCents={points.offCents}
          available={`${formatNumber(points.available)} ${pointName || texts.points}`}
          onChange={(usesPoints) => void chooseReductions({ usesPoints })}
        >
          {texts.usePoints(formatNumber(points.points), pointName)}
        </OptionalLine>
      )}
      {balance !== undefined && (
        <OptionalLine
          isUsed={balance.isUsed}
          offCents={balance.offCents}
          available={formatMoney(balance.availableCents)}
          onChange={(usesBalance) => void chooseReductions({ usesBalance })}
        >
          {texts.useBalance}
        </OptionalLine>
      )}
      <div role="alert">
        {reduceProblem !== undefined && <p className={css.problem}>{reduceProblem || texts.failed}</p>}
      </div>
      <CouponDialog isOpen={isChoosing} onClose={() => setIsChoosing(false)} />
    </section>
  );
}

interface OptionalLineProps {
  readonly isUsed: boolean;
  readonly offCents: number;
  /** How much the student has. */
  readonly available: string;
  readonly onChange: (isUsed: boolean) => void;
  readonly children: ReactNode;
}

/** A reduction that the student ticks. */
function OptionalLine({ isUsed, offCents, available, onChange, children }: OptionalLineProps) {
  const { have } = useTexts(reductionTexts);
  return (
    <div className={css.line}>
      <Checkbox
        className={css.tick}
        checked={isUsed}
        onChange={(event) => onChange(event.currentTarget.checked)}
      >
        {children}
        <span className={css.meta}>{have(available)}</span>
      </Checkbox>
      <span className={css.discount} data-used={isUsed || undefined}>
        −{formatMoney(offCents)}
      </span>
    </div>
  );
}
