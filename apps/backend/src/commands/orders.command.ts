import { area as orders } from '../modules/order/command.ts';
import { addRefundVerbs } from '../modules/refund/command.ts';
import type { Area } from '../platform/commands/area.ts';

/** Commands about students' orders and refunds. */
export const area: Area = {
  ...orders,
  addVerbs(commands) {
    orders.addVerbs(commands);
    addRefundVerbs(commands);
  },
};
