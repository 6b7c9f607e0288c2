import { type VerifyReceiptsIn, verifyReceipts } from '@lectern/sdk/endpoints/exam';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { checkChain, type CheckedChain, type ReceiptChain, readChain } from './receipts.check.ts';

/** How the check of a chain of receipts stands. */
export interface ReceiptsState {
  step: 'idle' | 'checking' | 'whole' | 'broken' | 'unreadable' | 'failed';
  goodCount: number;
  /** The first receipt that is not as the school signed it. */
  brokenAt: number;
  /** The chosen file; empty where the page's own receipts were checked. */
  fileName: string;
}

const initial: ReceiptsState = { step: 'idle', goodCount: 0, brokenAt: 0, fileName: '' };

export const receipts = proxy<ReceiptsState>({ ...initial });

/** Forgets what was checked, as when another attempt is looked at. */
export function forgetCheck(): void {
  Object.assign(receipts, initial);
}

/** Asks the school where the browser cannot check signatures itself. */
async function askSchool({ recordId, links }: ReceiptChain): Promise<CheckedChain> {
  const answers: VerifyReceiptsIn['answers'] = links.map((link) => ({ ...link, answer: [...link.answer] }));
  const reply = await request(verifyReceipts, { recordId, answers });
  const goodCount = reply.goodCount ?? 0;
  return { goodCount, brokenAt: (reply.valid ?? false) ? undefined : goodCount + 1 };
}

/**
 * Checks receipts on this device.
 * @param key the school's key, as the school itself said it.
 */
export async function checkReceipts(chain: ReceiptChain, key: string, fileName = ''): Promise<void> {
  Object.assign(receipts, initial, { step: 'checking', fileName });
  try {
    const { goodCount, brokenAt } = await checkChain(chain, key).catch(() => askSchool(chain));
    Object.assign(receipts, {
      step: brokenAt === undefined ? 'whole' : 'broken',
      goodCount,
      brokenAt: brokenAt ?? 0,
    });
  } catch {
    receipts.step = 'failed';
  }
}

/** Checks a file of receipts, of whatever attempt, against the school's key. */
export async function checkFile(file: File, key: string): Promise<void> {
  Object.assign(receipts, initial, { step: 'checking', fileName: file.name });
  try {
    const chain = readChain(JSON.parse(await file.text()));
    if (chain.recordId !== '' && chain.links.length > 0) return await checkReceipts(chain, key, file.name);
  } catch {
    // No JSON: said below.
  }
  receipts.step = 'unreadable';
}
