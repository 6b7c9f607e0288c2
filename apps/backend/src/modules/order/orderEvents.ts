import { Type } from 'typebox';
import type { EventKind } from '../../events/events.ts';

/** Published, in the same transaction, whenever an order's state changes. */
export const orderChanged = {
  name: 'order_changed',
  payload: Type.Object({ orderId: Type.String() }),
} satisfies EventKind;
