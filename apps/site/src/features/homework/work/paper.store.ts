import { generatePaper } from '@lectern/sdk/endpoints/question';
import { request } from '../../../shared/client/client.ts';
import { startExercise } from '../../../shared/routes/enterExercise.ts';

/** Starts a paper, or continues the open attempt. Returns the attempt's id. */
export const startPaper = (paperId: string) =>
  startExercise(paperId, () => request(generatePaper, { paperId, start: 'continue' }));
