import { Type } from 'typebox';
import { eventKind } from '../../../platform/events/events.ts';

/**
 * Published, in the same transaction, when something about an open room changed that its other pages
 * and devices must learn at once: it was handed in, its end moved, or the face is due.
 */
export const roomChanged = eventKind(
  'room_changed',
  Type.Object({
    recordId: Type.String(),
    userId: Type.String(),
    what: Type.Enum(['submitted', 'deadline', 'face']),
  }),
  // What another page sends next is answered with how the room stands.
  { mayBeLost: true },
);
