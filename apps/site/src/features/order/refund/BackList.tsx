import { DescriptionList } from '@lectern/ui/DescriptionList';
import { useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { useSnapshot } from 'valtio/react';
import { shell } from '../../../shared/school/shell.store.ts';
import type { RefundAmounts, RefundOffer } from './refund.model.ts';
import { refundTexts } from './refund.texts.ts';

export interface BackListProps {
  readonly back: RefundAmounts;
  readonly paidBy: RefundOffer['paidBy'];
  readonly coupon?: RefundOffer['coupon'];
}

/**
 * What is refunded, line by line: by the provider, to the balance, points and coupon, and the total amount of
 * money.
 */
export function BackList({ back: { moneyCents, balanceCents, points }, paidBy, coupon }: BackListProps) {
  const texts = useTexts(refundTexts);
  const { pointName } = useSnapshot(shell).current;
  const sum = moneyCents + balanceCents;
  return (
    <DescriptionList
      layout="lines"
      label={texts.refundHeading}
      items={[
        {
          term: texts.money[paidBy === 'alipay' ? 'alipay' : 'wechat'],
          value: moneyCents > 0 && formatMoney(moneyCents),
        },
        { term: texts.toBalance, value: balanceCents > 0 && formatMoney(balanceCents) },
        { term: texts.points(pointName), value: points > 0 && String(points) },
        { term: texts.coupon, value: coupon?.name, note: coupon?.isExpired === true && texts.couponOver },
        sum > 0
          ? { term: texts.total, value: formatMoney(sum), isTotal: true }
          : { term: texts.total, value: texts.nothingBack },
      ]}
    />
  );
}
