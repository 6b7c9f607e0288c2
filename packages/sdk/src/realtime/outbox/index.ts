export { answersOf, deliverTo, type Delivered } from './delivery.ts';
export { newOperationId, openOutbox, type Outbox, type OutboxOptions, type OutboxState } from './outbox.ts';
export { firstBatch, type Change, type PendingChange } from './pendingChanges.ts';
export { RESCUE_FORM, sealRescue, type Rescued } from './rescue.ts';
export type { Deliver, DeliveryState as LineState } from './sender.ts';
export {
  indexedDbStorage,
  memoryStorage,
  openStorage,
  type OutboxOwner,
  type OutboxStorage,
} from './storage.ts';
