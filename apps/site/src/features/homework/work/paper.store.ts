import { generatePaper } from '@lectern/sdk/endpoints/question';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { attempt } from '../../../shared/result.ts';

/** The paper that is being begun. */
export const paperStart = proxy({ isStarting: false });

/** What came of it: the attempt to answer in, or the school's message why there is none, which may be empty. */
export type PaperStart = { readonly recordId: string } | { readonly message: string };

/** Begins a paper, or takes up the attempt that is open. */
export async function startPaper(paperId: string): Promise<PaperStart> {
  paperStart.isStarting = true;
  let recordId = '';
  const outcome = await attempt(async () => {
    const reply = await request(generatePaper, { paperId, start: 'continue' });
    recordId = reply?.recordId ?? '';
  });
  paperStart.isStarting = false;
  return recordId === '' ? { message: outcome.isDone ? '' : outcome.message } : { recordId };
}
