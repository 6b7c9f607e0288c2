import { oneOf } from '@lectern/sdk';
import { myExams } from '@lectern/sdk/endpoints/exam';
import { proxy } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { pageOf } from '../../shared/routes/pageOf.ts';
import { loadInto } from '../../shared/loadable.ts';
import { type Listing, readRows } from '../../shared/rows.ts';
import { withQuery } from '../../shared/routes/withQuery.ts';
import { textOf } from '../../shared/routes/textOf.ts';
import type { ReadBy } from '../../shared/readBy.ts';
import { type ExamItem, examStates, examTypes, readExam } from './exam.model.ts';

/** Exams per page of the list. */
export const EXAMS_A_PAGE = 10;

/** The filter of the list, stored in the address. */
export type ExamFilter = ReadBy<typeof filterOf>;

/** The student's exams. */
export const exams = proxy<Listing<ExamItem>>({ status: 'idle', records: [], total: 0 });

/** Reads the filter from an address. */
export function filterOf(search: string) {
  const query = new URLSearchParams(search);
  return {
    type: oneOf(query.get('type'), examTypes, ''),
    state: oneOf(query.get('state'), examStates, ''),
    name: textOf(query, 'name'),
    page: pageOf(query),
  };
}

/** Writes the address of a filter. */
export const examsHref = ({ type, state, name, page }: ExamFilter): string =>
  withQuery('#/lib/subject/exampaper', { type, state, name, page });

const { load } = loadInto(exams);

/** Loads a page of exams; an outdated reply is dropped. */
export const showExams = prefetched(async ({ type, state, name, page }: ExamFilter): Promise<void> => {
  await load(async () => {
    const reply = await request(myExams, {
      ...(type !== '' && { examType: type }),
      ...(state !== '' && { examState: state }),
      ...(name !== '' && { examName: name }),
      pageIndex: page,
      pageSize: EXAMS_A_PAGE,
    });
    return readRows(reply, readExam);
  });
});
