import { navigate } from '../../shared/routes/hashLocation.ts';
import { toast } from '../../shared/overlays/toast.ts';
import { type Result } from '../../shared/result.ts';
import { cashierHref } from '../../shared/routes/pages.ts';
import { askQuestions } from '../schoolQuestions/index.ts';
import { checkout, type MadeOrder } from './checkout.store.ts';

/** Before a purchase. */
const PURCHASE_SCENE = 2;

/**
 * Makes an order and leads on to pay for it. The school's own questions are asked where they come first.
 * @param done what is said of an order that cost nothing.
 * @returns false when it was refused, or the questions were given up; the reason stands in {@link checkout}.
 */
export async function checkOut(makeOrder: () => Promise<Result<MadeOrder>>, done: string): Promise<boolean> {
  let made = await makeOrder();
  if (checkout.status === 'asked' && (await askQuestions(PURCHASE_SCENE))) made = await makeOrder();
  if (!made.isDone) return false;
  const { orderId, isToBePaid } = made.value;
  if (isToBePaid) navigate(cashierHref(orderId));
  else {
    toast(done, { tone: 'success' });
    navigate('/personal/course/lessons');
  }
  return true;
}
