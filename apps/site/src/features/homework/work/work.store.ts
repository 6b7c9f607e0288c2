import type { Reply } from '@lectern/sdk';
import { detail, type HomeworkDetail, leaveNotify, preview } from '@lectern/sdk/endpoints/homework';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { loadInto, missingOrFailed, type LoadStatus } from '../../../shared/loadable.ts';
import { readWork, type Work } from '../homework.model.ts';
import { noteVideos } from './videos.store.ts';

/** The piece of homework on the page. */
export interface WorkState {
  status: LoadStatus;
  work: Work | undefined;
  /** It was handed in on this visit. */
  isHandedIn: boolean;
}

export const current = proxy<WorkState>({ status: 'idle', work: undefined, isHandedIn: false });

const { load, join } = loadInto(current, missingOrFailed);

/** Reads a work, and how its videos stand. */
function take(reply: Reply<HomeworkDetail>): Work | undefined {
  noteVideos(reply.files);
  return readWork(reply);
}

/** Reads homework as the school has it now; undefined for a reply that names none. @throws ApiError */
export const readDetail = async (homeworkId: string): Promise<Work | undefined> =>
  take(await request(detail, { homeworkId }));

/** Reads it as the teacher will see it; undefined for a reply that names none. @throws ApiError */
export const readPreview = async (homeworkId: string): Promise<Work | undefined> =>
  take(await request(preview, { homeworkId }));

/** Shows a piece of homework. Returns it, unless it cannot be shown or another is wanted by now. */
export async function showWork(homeworkId: string): Promise<Work | undefined> {
  Object.assign(current, { work: undefined, isHandedIn: false });
  const isShown = await load(async () => {
    const work = await readDetail(homeworkId);
    return work === undefined ? { status: 'failed' } : { work: ref(work) };
  });
  return isShown ? current.work : undefined;
}

/** Shows that it was handed in; also where what was handed in cannot be read back. */
export async function showHandedIn(homeworkId: string): Promise<void> {
  const isLatest = join();
  const [read] = await Promise.allSettled([readDetail(homeworkId)]);
  const { work } = current;
  if (!isLatest() || work === undefined) return;
  const now = read.status === 'fulfilled' ? read.value : undefined;
  const handedIn: Work = { ...work, homework: { ...work.homework, state: 'submitted' } };
  Object.assign(current, { work: ref(now ?? handedIn), isHandedIn: true });
}

/** Tells the school how long the student was at it, in seconds. Nothing is lost where that fails. */
export function noteTime(homeworkId: string, seconds: number): void {
  request(leaveNotify, { homeworkId, seconds }, { keepalive: true }).catch(() => undefined);
}
