import { makeMemberOrder } from '@lectern/sdk/endpoints/account';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { attempt, createdId, NOT_DONE, type Result } from '../../../shared/result.ts';
import type { Plan } from '../account.model.ts';

/** The membership being ordered. */
export const planOrder = proxy<{
  /** Its id; empty if none is being ordered. */
  busyId: string;
}>({ busyId: '' });

/** Orders a membership and returns the order's id; an existing unpaid order is returned instead. */
export async function orderPlan({ id: memberId }: Pick<Plan, 'id'>): Promise<Result<string>> {
  if (planOrder.busyId !== '') return NOT_DONE;
  planOrder.busyId = memberId;
  const outcome = await attempt(async () =>
    createdId((await request(makeMemberOrder, { memberId })).orderId),
  );
  planOrder.busyId = '';
  return outcome;
}
