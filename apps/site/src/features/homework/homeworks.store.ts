import { lessons, list as homeworkList, paperPage } from '@lectern/sdk/endpoints/homework';
import { proxy } from 'valtio/vanilla';
import { prefetched } from '../../shared/client/prefetched.ts';
import { request } from '../../shared/client/client.ts';
import { loadInto } from '../../shared/loadable.ts';
import { type Listing, readRows } from '../../shared/rows.ts';
import type { HomeworkFilter } from './address.ts';
import { type Homework, type LessonSum, readHomework, readLessonSum } from './homework.model.ts';

/** Pieces of homework per page. */
export const HOMEWORK_PER_PAGE = 12;

/** Page size that returns all lessons: more than any course has with homework. */
const MAX_LESSONS = 100;

/** The student's homework. */
export const homeworks = proxy<Listing<Homework>>({ status: 'idle', records: [], total: 0 });

const { load } = loadInto(homeworks);

/** Loads the homework of a filter; the previous list stays visible until the reply arrives. */
export const showHomeworks = prefetched(
  async ({ state, lessonId, isPaper, page }: HomeworkFilter): Promise<void> => {
    await load(
      async () => {
        const reply = await request(isPaper ? paperPage : homeworkList, {
          pageNo: page,
          pageSize: HOMEWORK_PER_PAGE,
          ...(state !== undefined && { state }),
          ...(lessonId !== '' && { lessonId }),
        });
        return readRows(reply, readHomework);
      },
      `homework ${JSON.stringify([state, lessonId, isPaper, page])}`,
    );
  },
);

/** Counts the homework of a lesson; undefined if it has none, or if the request fails. */
export async function countOfLesson(classTypeId: string, lessonId: string): Promise<LessonSum | undefined> {
  const [reply] = await Promise.allSettled([request(lessons, { classTypeId, pageSize: MAX_LESSONS })]);
  return reply.status === 'fulfilled' ? readLessonSum(reply.value.records, lessonId) : undefined;
}
