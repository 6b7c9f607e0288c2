import { isApiError } from '@lectern/sdk';
import { collect, detail, enrolFree } from '@lectern/sdk/endpoints/catalogue';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { loadInto, missingOrFailed } from '../../../shared/loadable.ts';
import { readDetail, type Detail } from './detail.model.ts';

/** The page of one course or package. */
export interface DetailState {
  status: 'idle' | 'loading' | 'ready' | 'missing' | 'failed';
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
export async function showDetail(commodityId: string, targetId: string): Promise<void> {
  if (courseDetail.commodityId !== commodityId) courseDetail.current = undefined;
  courseDetail.commodityId = commodityId;
  await load(async () => {
    const found = readDetail(await request(detail, { commodityId, targetId: targetId || '0' }));
    return {
      current: found && ref(found),
      isCollected: found?.isCollected ?? false,
      status: found === undefined ? 'missing' : 'ready',
    };
  });
}

/** {@link showDetail} as the page begins with it. */
export const firstDetail = prefetched(showDetail);

/** Marks the course to find it again, or takes the mark away; false when it could not be kept. */
export async function toggleCollected(): Promise<boolean> {
  const { commodityId, isCollected } = courseDetail;
  courseDetail.isCollected = !isCollected;
  try {
    await request(collect, { commodityId, isCollected: !isCollected });
    return true;
  } catch {
    if (courseDetail.commodityId === commodityId) courseDetail.isCollected = isCollected;
    return false;
  }
}

/** Takes up what costs nothing. Tells the first lesson (empty without one), or why not. */
export async function startFree(): Promise<{ readonly lessonId: string } | { readonly refusal: string }> {
  const { commodityId } = courseDetail;
  courseDetail.enrolling = 'yes';
  try {
    const reply = await request(enrolFree, { commodityId });
    return { lessonId: reply.nextLessonId ?? '' };
  } catch (error) {
    return { refusal: isApiError(error, 'business') ? error.message : '' };
  } finally {
    courseDetail.enrolling = 'no';
  }
}
