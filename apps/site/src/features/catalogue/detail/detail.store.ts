import { collect, detail, enrolFree } from '@lectern/sdk/endpoints/catalogue';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { loadInto, missingOrFailed, type LoadStatus } from '../../../shared/loadable.ts';
import { attempt, type Result } from '../../../shared/result.ts';
import { readDetail, type Detail } from './detail.model.ts';

/** The page of one course or package. */
export interface DetailState {
  status: LoadStatus;
  /** The commodity that is shown or being loaded. */
  commodityId: string;
  current: Detail | undefined;
  isCollected: boolean;
  /** Whether a free course is being joined. */
  enrolling: 'no' | 'yes';
}

export const courseDetail = proxy<DetailState>({
  status: 'idle',
  commodityId: '',
  current: undefined,
  isCollected: false,
  enrolling: 'no',
});

const { load } = loadInto(courseDetail, missingOrFailed);

/** Loads a course or package. If it is shown already, it stays while it is reloaded. */
export const showDetail = prefetched(async (commodityId: string, targetId: string): Promise<void> => {
  if (courseDetail.commodityId !== commodityId) courseDetail.current = undefined;
  courseDetail.commodityId = commodityId;
  await load(async () => {
    const found = readDetail(await request(detail, { commodityId, targetId: targetId || '0' }));
    return {
      current: found && ref(found),
      isCollected: found?.isCollected ?? false,
      status: found === undefined ? 'missing' : 'ready',
    };
  }, `course ${commodityId} ${targetId}`);
});

/** Adds the course to the student's collection, or removes it. */
export async function toggleCollected(): Promise<Result> {
  const { commodityId, isCollected } = courseDetail;
  courseDetail.isCollected = !isCollected;
  const outcome = await attempt(() => request(collect, { commodityId, isCollected: !isCollected }));
  if (!outcome.isDone && courseDetail.commodityId === commodityId) courseDetail.isCollected = isCollected;
  return outcome;
}

/** Joins a course that costs nothing. */
export async function startFree(): Promise<Result> {
  const { commodityId } = courseDetail;
  courseDetail.enrolling = 'yes';
  const outcome = await attempt(() => request(enrolFree, { commodityId }));
  courseDetail.enrolling = 'no';
  return outcome;
}
