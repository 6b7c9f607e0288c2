import { studyHistory } from '@lectern/sdk/endpoints/other';
import { request } from '../../../shared/client/client.ts';
import { loadable } from '../../../shared/loadable.ts';

/** When the student studied, and their marks. */
export const [history, loadHistory] = loadable(() => request(studyHistory, {}), { name: 'studyHistory' });
