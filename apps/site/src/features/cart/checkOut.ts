import { navigate } from '../../shared/routes/hashLocation.ts';
import { toast } from '../../shared/overlays/toast.ts';
import { type Result } from '../../shared/result.ts';
import { cashierHref } from '../../shared/routes/pages.ts';
import { askQuestions } from '../schoolQuestions/index.ts';
import { checkout, type CreatedOrder } from './checkout.store.ts';

/** Scene code of the school's questions before a purchase. */
const PURCHASE_SCENE = 2;

/**
 * Creates an order and navigates to its payment. If the school has questions to answer first, they are shown.
 * @param done shown for an order that cost nothing.
 * @returns false if it was refused, or the questions were cancelled; the reason is in {@link checkout}.
 */
export async function checkOut(
  makeOrder: () => Promise<Result<CreatedOrder>>,
  done: string,
): Promise<boolean> {
  let order = await makeOrder();
  if (checkout.status === 'asked' && (await askQuestions(PURCHASE_SCENE))) order = await makeOrder();
  if (!order.isDone) return false;
  const { orderId, isToBePaid } = order.value;
  if (isToBePaid) navigate(cashierHref(orderId));
  else {
    toast(done, { tone: 'success' });
    navigate('/personal/course/lessons');
  }
  return true;
}
