import { Type } from 'typebox';
import { eventKind } from '../../../platform/events/events.ts';

/**
 * Published, in the same transaction, when an open exercise changes in a way that its other pages and devices
 * must learn at once: it was handed in, its end moved, or a face check is due.
 */
export const roomChanged = eventKind(
  'room_changed',
  Type.Object({
    recordId: Type.String(),
    userId: Type.String(),
    what: Type.Enum(['submitted', 'deadline', 'face']),
  }),
  // Losing it is harmless: the reply to the next call of a page contains the current status.
  { mayBeLost: true },
);
