import type { Reply } from '@lectern/sdk';
import { detail, type HomeworkDetail, leaveNotify, preview } from '@lectern/sdk/endpoints/homework';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { loadInto, missingOrFailed, type LoadStatus } from '../../../shared/loadable.ts';
import { readWork, type Work } from '../homework.model.ts';
import { storeVideoStates } from './videos.store.ts';

/** State of the homework on the page. */
export interface WorkState {
  status: LoadStatus;
  work: Work | undefined;
  /** Whether it was handed in during this visit. */
  isHandedIn: boolean;
}

export const current = proxy<WorkState>({ status: 'idle', work: undefined, isHandedIn: false });

const { load, join } = loadInto(current, missingOrFailed);

/** Reads a work, and stores the states of its videos. */
function readWorkReply(reply: Reply<HomeworkDetail>): Work | undefined {
  storeVideoStates(reply.files);
  return readWork(reply);
}

/**
 * Requests the current version of a piece of homework; undefined if the reply contains none.
 * @throws ApiError
 */
export const readDetail = async (homeworkId: string): Promise<Work | undefined> =>
  readWorkReply(await request(detail, { homeworkId }));

/**
 * Requests the preview that the teacher will see; undefined if the reply contains none.
 * @throws ApiError
 */
export const readPreview = async (homeworkId: string): Promise<Work | undefined> =>
  readWorkReply(await request(preview, { homeworkId }));

/** Loads a piece of homework and shows it. Returns it, unless it cannot be shown or another is wanted by now. */
export async function showWork(homeworkId: string): Promise<Work | undefined> {
  Object.assign(current, { work: undefined, isHandedIn: false });
  const isShown = await load(async () => {
    const work = await readDetail(homeworkId);
    return work === undefined ? { status: 'failed' } : { work: ref(work) };
  });
  return isShown ? current.work : undefined;
}

/** Shows that the work was handed in, even if it cannot be loaded again. */
export async function showHandedIn(homeworkId: string): Promise<void> {
  const isLatest = join();
  const [read] = await Promise.allSettled([readDetail(homeworkId)]);
  const { work } = current;
  if (!isLatest() || work === undefined) return;
  const now = read.status === 'fulfilled' ? read.value : undefined;
  const handedIn: Work = { ...work, homework: { ...work.homework, state: 'submitted' } };
  Object.assign(current, { work: ref(now ?? handedIn), isHandedIn: true });
}

/** Reports to the server how long the student worked, in seconds; a failure is ignored. */
export function reportWorkTime(homeworkId: string, seconds: number): void {
  request(leaveNotify, { homeworkId, seconds }, { keepalive: true }).catch(() => undefined);
}
