import { Type } from 'typebox';
import { eventKind } from '../../platform/events/events.ts';

/** Published, in the same transaction, whenever an order's state changes. */
export const orderChanged = eventKind('order_changed', Type.Object({ orderId: Type.String() }));
