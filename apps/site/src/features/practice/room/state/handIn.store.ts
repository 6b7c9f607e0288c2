import { isApiError } from '@lectern/sdk';
import { answersOf } from '@lectern/sdk/outbox';
import { submit } from '@lectern/sdk/sockets';
import { closeSockets, roomLine } from './room.line.ts';
import { deliverRest, kept, noteReceipts } from './room.outbox.ts';
import { room } from './room.state.ts';

/** How a hand-in ended. */
export type HandInResult = 'done' | 'offline' | 'refused';

function leaveDesk(): void {
  room.step = 'handedIn';
  closeSockets();
}

/**
 * Takes note that it was handed in by something else: the clock, a rule or another device. What waits
 * here goes on record all the same; what does not get through stays on the device for the next visit.
 */
export async function handOver(): Promise<void> {
  const { recordId, step } = room;
  if (step === 'handingIn' || step === 'handedIn') return;
  room.step = 'handingIn';
  await kept.outbox?.handIn((waiting) => deliverRest(recordId, waiting)).catch(() => undefined);
  // It may have been left meanwhile.
  if (room.recordId === recordId && room.step === 'handingIn') leaveDesk();
}

/** Hands in with everything that still waits; nothing of it is lost when the line is down. */
export async function handIn(): Promise<HandInResult> {
  const { outbox } = kept;
  if (room.step !== 'ready' || outbox === undefined) return 'refused';
  const { recordId } = room;
  room.step = 'handingIn';
  try {
    await outbox.handIn(async (waiting) => {
      const reply = await roomLine.call(submit, { recordId, answers: answersOf(waiting) });
      noteReceipts(reply.receipts);
      if (reply.state !== 'submitted') throw new Error('The hand-in was not confirmed');
    });
    if (room.recordId === recordId) leaveDesk();
    return 'done';
  } catch (error) {
    if (room.recordId === recordId && room.step === 'handingIn') room.step = 'ready';
    return isApiError(error, 'business') ? 'refused' : 'offline';
  }
}
