import { makeMemberOrder } from '@lectern/sdk/endpoints/account';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { attempt, madeId, NOT_DONE, type Result } from '../../../shared/result.ts';
import type { Plan } from '../account.model.ts';

/** A membership that is being ordered. */
export const planOrder = proxy<{
  /** Empty while none is. */
  busyId: string;
}>({ busyId: '' });

/** Orders a membership and gives the order's id; one that still waits for its money is given again. */
export async function orderPlan({ id: memberId }: Pick<Plan, 'id'>): Promise<Result<string>> {
  if (planOrder.busyId !== '') return NOT_DONE;
  planOrder.busyId = memberId;
  const outcome = await attempt(async () => madeId((await request(makeMemberOrder, { memberId })).orderId));
  planOrder.busyId = '';
  return outcome;
}
