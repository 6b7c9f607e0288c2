import { type StudyHistory, studyHistory } from '@lectern/sdk/endpoints/other';
import type { Reply } from '@lectern/sdk';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { loadable } from '../../../shared/loadable.ts';

const store = loadable<Reply<StudyHistory>>();

/** When the student studied, and their marks. */
export const history = store.state;

/** Loads {@link history}. */
export const loadHistory = prefetched(() => store.load(() => request(studyHistory, {}), 'studyHistory'));
