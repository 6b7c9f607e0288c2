import { couponList, makeMemberOrder } from '@lectern/sdk/endpoints/account';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { ports } from '../../../shared/ports.ts';
import { loadInto } from '../../../shared/loadable.ts';
import { attempt, madeId, NOT_DONE, type Result } from '../../../shared/result.ts';
import { type Coupon, couponsFor, type Plan, readCoupon } from '../account.model.ts';

/** More than any student has; one page of them is all. */
const ALL = 100;

/** A membership that is about to be ordered. */
export interface PlanOrderState {
  isOpen: boolean;
  /** It stays while the dialog closes. */
  plan: Plan | undefined;
  /** How far the coupons are. */
  status: 'loading' | 'ready' | 'failed';
  /** Those that hold for it, the best first. */
  coupons: readonly Coupon[];
  /** The chosen one; empty for none. */
  couponId: string;
  isBusy: boolean;
  /** Why the order was refused; empty while it was not. */
  problem: string;
}

const fresh = {
  isOpen: false,
  plan: undefined,
  status: 'loading',
  coupons: [],
  couponId: '',
  isBusy: false,
  problem: '',
} as const satisfies PlanOrderState;

export const planOrder = proxy<PlanOrderState>({ ...fresh });

const { load, cancel } = loadInto(planOrder);

/** Opens the order of a membership, with the best coupon chosen. */
export function openPlanOrder(plan: Plan): void {
  Object.assign(planOrder, { ...fresh, isOpen: true, plan: ref(plan) });
  void loadCoupons();
}

/** Closes it; a coupon that comes later is not looked at. */
export function closePlanOrder(): void {
  cancel();
  planOrder.isOpen = false;
}

/** Reads the coupons that hold for the membership. Without them it can be ordered all the same. */
export async function loadCoupons(): Promise<void> {
  await load(async () => {
    const reply = await request(couponList, { state: 'usable', pageSize: ALL });
    const known = reply.records.flatMap((coupon) => readCoupon(coupon) ?? []);
    const offered = couponsFor(known, planOrder.plan?.priceCents ?? 0, ports.now());
    return { coupons: ref(offered), couponId: offered[0]?.id ?? '' };
  });
}

/** Takes another coupon, or none for the empty id. */
export function chooseCoupon(couponId: string): void {
  Object.assign(planOrder, { couponId, problem: '' });
}

/** Makes the order and gives its id; `problem` keeps what the school said against it. */
export async function placeOrder(): Promise<Result<string>> {
  const { plan, couponId } = planOrder;
  if (plan === undefined) return NOT_DONE;
  Object.assign(planOrder, { isBusy: true, problem: '' });
  const wanted = { memberId: plan.id, ...(couponId !== '' && { couponId }) };
  const outcome = await attempt(async () => madeId((await request(makeMemberOrder, wanted)).orderId));
  Object.assign(planOrder, { isBusy: false, problem: outcome.isDone ? '' : outcome.message });
  return outcome;
}
