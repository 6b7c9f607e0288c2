import { DescriptionList, type DescriptionItem } from '@lectern/ui/DescriptionList';
import { useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { useSnapshot } from 'valtio/react';
import { shell } from '../../../shared/school/shell.store.ts';
import type { Order } from '../order.model.ts';
import { orderTexts } from '../order.texts.ts';

export interface SumsProps {
  readonly order: Pick<Order, 'listCents' | 'reductions' | 'dueCents' | 'payCents' | 'status'>;
  /** Facts about the order, shown above its sums. */
  readonly facts: readonly DescriptionItem[];
}

/** The sums of an order: its price, a line for each reduction, and what is left to pay. */
export function Sums({ order: { listCents, reductions, dueCents, payCents, status }, facts }: SumsProps) {
  const texts = useTexts(orderTexts);
  const { pointName } = useSnapshot(shell).current;
  const isPaid = status === 'paid';
  return (
    <DescriptionList
      layout="lines"
      rule="above"
      items={[
        ...facts,
        ...(reductions.length === 0
          ? []
          : [
              { term: texts.listPrice, value: formatMoney(listCents) },
              ...reductions
                .filter(({ kind }) => !isPaid || kind !== 'balance')
                .map(({ kind, offCents }) => ({
                  term: texts.reductions[kind](pointName),
                  value: `−${formatMoney(offCents)}`,
                })),
            ]),
        isPaid
          ? {
              term: texts.sums.paid,
              value: formatMoney(payCents),
              note: payCents > dueCents && dueCents > 0 && texts.ofBalance(formatMoney(payCents - dueCents)),
              isTotal: true,
            }
          : {
              term: status === 'waiting' ? texts.due : texts.sums[status],
              value: formatMoney(dueCents),
              isTotal: true,
            },
      ]}
    />
  );
}
