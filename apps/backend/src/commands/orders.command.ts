import { area as orders } from '../modules/order/command.ts';
import { addRefundVerbs } from '../modules/refund/command.ts';
import type { Area } from '../platform/commands/area.ts';

/** What a school does with the orders of its students, and with what they give back. */
export const area: Area = {
  ...orders,
  addVerbs(commands) {
    orders.addVerbs(commands);
    addRefundVerbs(commands);
  },
};
