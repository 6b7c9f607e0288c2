import { isApiError } from '@lectern/sdk';
import { rescue } from '@lectern/sdk/endpoints/answering';
import { answersOf, sealRescue } from '@lectern/sdk/outbox';
import { proxy } from 'valtio/vanilla';
import type { CreatedFile } from '../../../../shared/saveFile.ts';
import { request } from '../../../../shared/client/client.ts';
import { session } from '../../../../shared/session/session.store.ts';
import { steadyNow } from '../state/examClock.ts';
import { active } from '../state/room.outbox.ts';
import { room } from '../state/room.state.ts';

/** A file being imported, and the outcome. */
export interface RescueState {
  step: 'idle' | 'sending' | 'done' | 'refused' | 'offline';
  /** The server's message, if it refused. */
  message: string;
  title: string;
  receivedCount: number;
  /** Number of answers that came after the end: they are recorded, but do not count. */
  lateCount: number;
}

export const rescued = proxy<RescueState>({
  step: 'idle',
  message: '',
  title: '',
  receivedCount: 0,
  lateCount: 0,
});

/** Encrypts this device's unsaved answers into a file; undefined where the browser cannot encrypt, as on plain http. */
export async function makeRescueFile(): Promise<CreatedFile | undefined> {
  const { recordId, rescueKey, serverOffset } = room;
  const { companyId, userId } = session;
  const madeAt = new Date(steadyNow() - serverOffset).toISOString();
  const answers = answersOf(active.outbox?.state().waiting ?? []);
  const content = await sealRescue(rescueKey, { companyId, userId, recordId, madeAt, answers }).catch(
    () => undefined,
  );
  return content === undefined ? undefined : { name: `answers-${recordId}.lectern`, content };
}

/** Imports a file. */
export async function importRescueFile(file: Blob): Promise<void> {
  await importRescue(await file.text());
}

/**
 * Imports the content of a file. Answers to an exercise of this account are saved as if they had been sent
 * directly.
 */
export async function importRescue(file: string): Promise<void> {
  rescued.step = 'sending';
  try {
    const reply = await request(rescue, { file });
    const receipts = reply.receipts;
    Object.assign(rescued, {
      step: 'done',
      title: reply.title ?? '',
      receivedCount: receipts.length,
      lateCount: receipts.filter((receipt) => receipt.late ?? false).length,
    });
  } catch (error) {
    // The server's schema rejects text that is not such a file.
    const isRefused = isApiError(error, 'business') || isApiError(error, 'http');
    Object.assign(rescued, {
      step: isRefused ? 'refused' : 'offline',
      message: isApiError(error, 'business') ? error.serverMessage : '',
    });
  }
}

/** Forgets the last file. */
export function resetRescue(): void {
  rescued.step = 'idle';
}
