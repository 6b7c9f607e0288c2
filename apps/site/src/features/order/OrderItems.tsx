import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Price } from '@lectern/ui/Price';
import * as css from './OrderItems.css.ts';
import type { OrderItem } from './order.model.ts';
import { orderTexts } from './order.texts.ts';

export interface OrderItemsProps {
  readonly items: readonly OrderItem[];
}

/** The courses of an order, each with its price. */
export function OrderItems({ items }: OrderItemsProps) {
  const texts = useTexts(orderTexts);
  const locale = useLocale();
  return (
    <ul className={css.items}>
      {items.map((item) => (
        <li key={item.commodityId} className={css.item}>
          <span className={css.cover}>
            {item.cover !== '' && <img className={css.picture} src={item.cover} alt="" width={128} height={72} loading="lazy" />}
          </span>
          <div className={css.words}>
            <Link className={css.name} href={item.href}>
              {item.name[locale]}
            </Link>
            <p className={css.about}>
              {[texts.kinds[item.kind], item.teacher[locale], item.lessonCount > 0 && texts.lessons(item.lessonCount)].filter(Boolean).join(' · ')}
            </p>
          </div>
          <Price size="small" cents={item.priceCents} originalCents={item.listPriceCents} />
        </li>
      ))}
    </ul>
  );
}
