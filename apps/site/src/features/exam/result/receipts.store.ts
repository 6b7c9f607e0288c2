import { type VerifyReceiptsIn, verifyReceipts } from '@lectern/sdk/endpoints/exam';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { checkChain, type CheckedChain, type ReceiptChain, readChain } from './receipts.check.ts';

/** State of the verification of a chain of receipts. */
export interface ReceiptsState {
  step: 'idle' | 'checking' | 'whole' | 'broken' | 'unreadable' | 'failed';
  goodCount: number;
  /** Position of the first receipt that differs from what the school signed. */
  brokenAt: number;
  /** The chosen file; empty if the page's own receipts were verified. */
  fileName: string;
}

const initial: ReceiptsState = { step: 'idle', goodCount: 0, brokenAt: 0, fileName: '' };

export const receipts = proxy<ReceiptsState>({ ...initial });

/** Discards the verification, for example when another attempt is shown. */
export function clearReceiptCheck(): void {
  Object.assign(receipts, initial);
}

/** Lets the server verify where the browser cannot. */
async function verifyOnServer({ recordId, links }: ReceiptChain): Promise<CheckedChain> {
  const answers: VerifyReceiptsIn['answers'] = links.map((link) => ({ ...link, answer: [...link.answer] }));
  const reply = await request(verifyReceipts, { recordId, answers });
  const goodCount = reply.goodCount ?? 0;
  return { goodCount, brokenAt: (reply.valid ?? false) ? undefined : goodCount + 1 };
}

/**
 * Verifies receipts on this device.
 * @param key the school's key, as received from the school itself.
 */
export async function checkReceipts(chain: ReceiptChain, key: string, fileName = ''): Promise<void> {
  Object.assign(receipts, initial, { step: 'checking', fileName });
  try {
    const { goodCount, brokenAt } = await checkChain(chain, key).catch(() => verifyOnServer(chain));
    Object.assign(receipts, {
      step: brokenAt === undefined ? 'whole' : 'broken',
      goodCount,
      brokenAt: brokenAt ?? 0,
    });
  } catch {
    receipts.step = 'failed';
  }
}

/** Verifies a file of receipts, of any attempt, with the school's key. */
export async function checkFile(file: File, key: string): Promise<void> {
  Object.assign(receipts, initial, { step: 'checking', fileName: file.name });
  try {
    const chain = readChain(JSON.parse(await file.text()));
    if (chain.recordId !== '' && chain.links.length > 0) return await checkReceipts(chain, key, file.name);
  } catch {
    // Not JSON; reported below.
  }
  receipts.step = 'unreadable';
}
