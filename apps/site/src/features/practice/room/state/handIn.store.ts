import { isApiError } from '@lectern/sdk';
import { answersOf } from '@lectern/sdk/outbox';
import { submit } from '@lectern/sdk/sockets';
import { closeSockets, roomTransport } from './room.transport.ts';
import { deliverStored, active, countLateAnswers } from './room.outbox.ts';
import { room } from './room.state.ts';

/** The outcome of a hand-in. */
export type HandInResult = 'done' | 'offline' | 'refused';

function closeAfterHandIn(): void {
  room.step = 'handedIn';
  closeSockets();
}

/**
 * Handles a hand-in by something else: the clock, a rule or another device. Waiting answers are still sent and
 * recorded; those that fail stay on the device for the next visit.
 */
export async function recordHandIn(): Promise<void> {
  const { recordId, step } = room;
  // A heartbeat may be answered after the room was left.
  if (step === 'handingIn' || step === 'handedIn' || step === 'idle') return;
  room.step = 'handingIn';
  await active.outbox?.handIn((waiting) => deliverStored(recordId, waiting)).catch(() => undefined);
  // The room may have been left meanwhile.
  if (room.recordId === recordId && room.step === 'handingIn') closeAfterHandIn();
}

/** Hands in together with all unsaved answers; if the connection fails, nothing is lost. */
export async function handIn(): Promise<HandInResult> {
  const { outbox } = active;
  if (room.step !== 'ready' || outbox === undefined) return 'refused';
  const { recordId } = room;
  room.step = 'handingIn';
  try {
    await outbox.handIn(async (waiting) => {
      const reply = await roomTransport.call(submit, { recordId, answers: answersOf(waiting) });
      countLateAnswers(reply.receipts);
      if (reply.state !== 'submitted') throw new Error('The hand-in was not confirmed');
    });
    if (room.recordId === recordId) closeAfterHandIn();
    return 'done';
  } catch (error) {
    if (room.recordId === recordId && room.step === 'handingIn') room.step = 'ready';
    return isApiError(error, 'business') ? 'refused' : 'offline';
  }
}
