import { AwardIcon, NotebookIcon, StarIcon, WalletIcon } from '@lectern/ui/icon';
import { Dotted, Stack } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Price } from '@lectern/ui/Price';
import { useSnapshot } from 'valtio/react';
import { shell } from '../../shared/school/shell.store.ts';
import * as css from './OrderItems.css.ts';
import type { Order } from './order.model.ts';
import { orderTexts } from './order.texts.ts';

export interface OrderItemsProps {
  readonly order: Pick<
    Order,
    'items' | 'exam' | 'membership' | 'chargeCents' | 'pointGoods' | 'payCents' | 'listCents'
  >;
}

/**
 * The content of an order: courses, the result of an exam, a membership, a balance top-up or goods bought with
 * points, each with its price.
 */
export function OrderItems({
  order: { items, exam, membership, chargeCents, pointGoods, payCents, listCents },
}: OrderItemsProps) {
  const texts = useTexts(orderTexts);
  const locale = useLocale();
  const { pointName } = useSnapshot(shell).current;
  return (
    <Stack as="ul" gap="x4">
      {items.map((item) => (
        <li key={item.commodityId} className={css.item}>
          <span className={css.cover}>
            {item.cover !== '' && (
              <img className={css.picture} src={item.cover} alt="" width={128} height={72} loading="lazy" />
            )}
          </span>
          <div className={css.text}>
            <Link className={css.name} href={item.href}>
              {item.name[locale]}
            </Link>
            <p className={css.meta}>
              <Dotted>
                {[
                  texts.kinds[item.kind],
                  item.teacher[locale],
                  item.lessonCount > 0 && texts.lessons(item.lessonCount),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Dotted>
            </p>
          </div>
          <Price size="small" cents={item.priceCents} originalCents={item.listPriceCents} />
        </li>
      ))}
      {exam !== undefined && (
        <li className={css.item}>
          <span className={css.icon}>
            <NotebookIcon size={28} />
          </span>
          <div className={css.text}>
            <Link className={css.name} href={exam.recordHref}>
              {exam.name}
            </Link>
            <p className={css.meta}>{texts.examResult}</p>
          </div>
          <Price size="small" cents={payCents} />
        </li>
      )}
      {membership !== undefined && (
        <li className={css.item}>
          <span className={css.icon}>
            <AwardIcon size={28} />
          </span>
          <div className={css.text}>
            <Link className={css.name} href="#/vip">
              {membership.name}
            </Link>
            <p className={css.meta}>{texts.days(membership.days)}</p>
          </div>
          <Price size="small" cents={payCents} originalCents={listCents} />
        </li>
      )}
      {chargeCents !== undefined && (
        <li className={css.item}>
          <span className={css.icon}>
            <WalletIcon size={28} />
          </span>
          <div className={css.text}>
            <Link className={css.name} href="#/personal/accountcenter/account/balance">
              {texts.charge}
            </Link>
            <p className={css.meta}>{texts.chargeHelp}</p>
          </div>
          <Price size="small" cents={payCents} />
        </li>
      )}
      {pointGoods !== undefined && (
        <li className={css.item}>
          <span className={css.icon}>
            <StarIcon size={28} />
          </span>
          <div className={css.text}>
            <Link className={css.name} href={pointGoods.href}>
              {pointGoods.name}
            </Link>
            <p className={css.meta}>{texts.redeemed(pointName)}</p>
          </div>
          <span className={css.points}>{texts.points(pointGoods.points, pointName)}</span>
        </li>
      )}
    </Stack>
  );
}
