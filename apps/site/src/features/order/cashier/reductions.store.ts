import { cashier as openCall, reduce } from '@lectern/sdk/endpoints/payment';
import { ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { attempt, attemptVerified, NOT_DONE, type Result, DONE } from '../../../shared/result.ts';
import type { Quote } from './quote.model.ts';
import { cashier, currentVisit, receiveCashier } from './cashier.state.ts';
import { startLastPayment } from './payment.store.ts';

/** A choice of reductions. */
export interface ReductionChoice {
  /** Empty for none. */
  readonly couponId: string;
  readonly usesPoints: boolean;
  readonly usesBalance: boolean;
}

// A choice made while an earlier one was being sent; it is sent next.
let waitingChange: Partial<ReductionChoice> | undefined;

/** Discards the waiting choice. */
export function discardWaitingChange(): void {
  waitingChange = undefined;
}

const choiceOf = ({ couponId, points, balance }: Quote): ReductionChoice => ({
  couponId,
  usesPoints: points?.isUsed ?? false,
  usesBalance: balance?.isUsed ?? false,
});

/** Returns a quote with a choice applied optimistically, before the server has computed the amounts. */
const withChoice = (quote: Quote, { couponId, usesPoints, usesBalance }: ReductionChoice): Quote => ({
  ...quote,
  couponId,
  points: quote.points && { ...quote.points, isUsed: usesPoints },
  balance: quote.balance && { ...quote.balance, isUsed: usesBalance },
});

/**
 * Reads the cashier after a choice without a reply: otherwise another amount might be paid than is shown.
 * Without a reply to this either, the cashier as a whole must be loaded again.
 */
async function isChosenNow(
  orderId: string,
  choice: ReductionChoice,
  visit: AbortController,
): Promise<boolean> {
  const read = await attempt(async () => receiveCashier(await request(openCall, { orderId }), visit));
  if (currentVisit() !== visit) return false;
  if (!read.isDone) cashier.status = 'failed';
  if (cashier.quote?.isChosen !== true) return false;
  const { couponId, usesPoints, usesBalance } = choiceOf(cashier.quote);
  return (
    couponId === choice.couponId && usesPoints === choice.usesPoints && usesBalance === choice.usesBalance
  );
}

/** Changes some of the chosen reductions, and starts a payment of what is left. */
export async function chooseReductions(change: Partial<ReductionChoice>): Promise<Result> {
  const { order, quote } = cashier;
  const visit = currentVisit();
  if (order === undefined || quote === undefined || visit === undefined) return NOT_DONE;
  const choice = { ...choiceOf(quote), ...change };
  cashier.quote = ref(withChoice(quote, choice));
  if (cashier.isReducing) {
    waitingChange = choice;
    return DONE;
  }
  Object.assign(cashier, {
    isReducing: true,
    reduceProblem: undefined,
    way: undefined,
    payment: undefined,
    opening: 'idle',
    message: '',
  });
  const { couponId, ...uses } = choice;
  const chosen = await attemptVerified(
    async () =>
      receiveCashier(
        await request(reduce, { orderId: order.id, ...uses, ...(couponId !== '' && { couponId }) }),
        visit,
      ),
    () => isChosenNow(order.id, choice, visit),
  );
  if (currentVisit() !== visit) return NOT_DONE;
  cashier.isReducing = false;
  if (!chosen.isDone && chosen.message !== '') cashier.quote = ref(quote);
  const next = waitingChange;
  waitingChange = undefined;
  if (next !== undefined) return chooseReductions(next);
  if (!chosen.isDone) cashier.reduceProblem = chosen.message;
  if (cashier.status === 'ready' && cashier.order?.status === 'waiting') startLastPayment();
  return chosen;
}
