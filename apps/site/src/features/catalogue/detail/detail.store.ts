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
  /** The commodity that is shown or on its way. */
  commodityId: string;
  current: Detail | undefined;
  isCollected: boolean;
  /** Taking up a free course. */
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

/** Shows a course or package. One that is shown already stays while it is read anew. */
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

/** Marks the course to find it again, or takes the mark away. */
export async function toggleCollected(): Promise<Result<unknown>> {
  const { commodityId, isCollected } = courseDetail;
  courseDetail.isCollected = !isCollected;
  const outcome = await attempt(() => request(collect, { commodityId, isCollected: !isCollected }));
  if (!outcome.isDone && courseDetail.commodityId === commodityId) courseDetail.isCollected = isCollected;
  return outcome;
}

/** Takes up what costs nothing. */
export async function startFree(): Promise<Result<unknown>> {
  const { commodityId } = courseDetail;
  courseDetail.enrolling = 'yes';
  const outcome = await attempt(() => request(enrolFree, { commodityId }));
  courseDetail.enrolling = 'no';
  return outcome;
}
