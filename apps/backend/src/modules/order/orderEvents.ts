import { Type } from 'typebox';
import { eventKind } from '../../platform/events/events.ts';

/** Published whenever an order's state changes, in the same transaction. */
export const orderChanged = eventKind('order_changed', Type.Object({ orderId: Type.String() }));
