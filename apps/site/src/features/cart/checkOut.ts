import { navigate } from '../../shared/routes/hashLocation.ts';
import { toast } from '../../shared/overlays/toast.ts';
import { askQuestions } from '../schoolQuestions/index.ts';
import { checkout, type MadeOrder } from './checkout.store.ts';

/** Before a purchase. */
const PURCHASE_SCENE = 2;

/**
 * Makes an order and leads on to pay for it. The school's own questions are asked where they come first.
 * @param done what is said of an order that cost nothing.
 * @returns false when it was refused, or the questions were given up; the reason stands in {@link checkout}.
 */
export async function checkOut(
  makeOrder: () => Promise<MadeOrder | undefined>,
  done: string,
): Promise<boolean> {
  let order = await makeOrder();
  if (checkout.status === 'asked' && (await askQuestions(PURCHASE_SCENE))) order = await makeOrder();
  if (order === undefined) return false;
  if (order.isToBePaid) navigate(`/payment/order?orderId=${encodeURIComponent(order.orderId)}`);
  else {
    toast(done, { tone: 'success' });
    navigate('/personal/course/lessons');
  }
  return true;
}
