import { generatePaper } from '@lectern/sdk/endpoints/question';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { attempt, createdId, type Result } from '../../../shared/result.ts';

/** Whether a paper is being started. */
export const paperStart = proxy({ isStarting: false });

/** Starts a paper, or continues the open attempt. Returns the attempt's id. */
export async function startPaper(paperId: string): Promise<Result<string>> {
  paperStart.isStarting = true;
  const outcome = await attempt(async () =>
    createdId((await request(generatePaper, { paperId, start: 'continue' })).recordId),
  );
  paperStart.isStarting = false;
  return outcome;
}
