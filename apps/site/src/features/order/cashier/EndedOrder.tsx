import { ButtonLink } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { Result } from '@lectern/ui/Result';
import { useSnapshot } from 'valtio/react';
import { BuyAgain } from '../BuyAgain.tsx';
import type { Order } from '../order.model.ts';
import { orderTexts } from '../order.texts.ts';
import { RefundLink } from '../RefundLink.tsx';
import { cashier } from './cashier.state.ts';

/** Returns the text about what the payment has delivered. */
function paidHelp(
  { pointGoods, chargeCents, membership }: Order,
  texts: typeof orderTexts.zh.cashier,
): string {
  if (pointGoods !== undefined) return texts.goodsPaidHelp;
  if (chargeCents !== undefined) return texts.chargePaidHelp;
  return membership === undefined ? texts.paidHelp : texts.memberPaidHelp;
}

/** Returns what became of an order, as title and description; a refund takes the place of one of them. */
function outcomeOf(order: Order, { cashier, refunds, afterSales }: typeof orderTexts.zh) {
  const { status, afterSale, refund } = order;
  if (afterSale === 'returned') return { title: afterSales.returned, description: undefined };
  const back = afterSale === undefined ? refund && refunds[refund] : afterSales[afterSale];
  if (status === 'paid') return { title: cashier.paid, description: back ?? paidHelp(order, cashier) };
  return status === 'cancelled'
    ? { title: cashier.cancelled, description: back ?? cashier.cancelledHelp }
    : { title: cashier.closed, description: back ?? cashier.closedHelp };
}

/** What became of a paid or cancelled order, and where to go next. */
export function EndedOrder({ order }: { readonly order: Order }) {
  const texts = useTexts(orderTexts);
  const isPaid = order.status === 'paid' && order.afterSale !== 'returned';
  return (
    <div role="status">
      <Result
        status={isPaid ? 'success' : 'info'}
        level={2}
        {...outcomeOf(order, texts)}
        actions={<EndedLinks order={order} isGiven={isPaid} />}
      />
    </div>
  );
}

type NextLink = readonly [href: string, name: string];

/**
 * Returns the actions after the payment, with what was bought if it was delivered; without a first action,
 * buying again is offered.
 */
function nextLinksOf(
  { status, pointGoods, chargeCents, membership, exam }: Order,
  isPaid: boolean,
  beginHref: string,
  texts: typeof orderTexts.zh,
): readonly [first: NextLink | undefined, second: NextLink] {
  const { cashier: cashierTexts } = texts;
  const orders: NextLink = ['#/personal/order', cashierTexts.toOrders];
  const courses: NextLink = ['#/personal/course/lessons', cashierTexts.myCourses];
  if (pointGoods !== undefined) return [[pointGoods.href, texts.list.view], orders];
  if (chargeCents !== undefined) {
    const name = status === 'paid' ? texts.balance : cashierTexts.chargeAgain;
    return [['#/personal/accountcenter/account/balance', name], orders];
  }
  if (membership !== undefined) {
    const plans: NextLink = ['#/vip', cashierTexts.toPlans];
    return [isPaid ? ['#/personal/accountcenter/account/member', texts.membership] : plans, orders];
  }
  if (isPaid) return [[beginHref || courses[0], cashierTexts.begin], courses];
  return [exam && [exam.recordHref, texts.examResult], orders];
}

function EndedLinks({ order, isGiven }: { readonly order: Order; readonly isGiven: boolean }) {
  const texts = useTexts(orderTexts);
  const { beginHref } = useSnapshot(cashier);
  const [first, [href, name]] = nextLinksOf(order, isGiven, beginHref, texts);
  return (
    <>
      {first === undefined ? (
        <BuyAgain order={order} variant="primary" size="large" />
      ) : (
        <ButtonLink variant="primary" size="large" href={first[0]}>
          {first[1]}
        </ButtonLink>
      )}
      <ButtonLink size="large" href={href}>
        {name}
      </ButtonLink>
      <RefundLink order={order} />
    </>
  );
}
