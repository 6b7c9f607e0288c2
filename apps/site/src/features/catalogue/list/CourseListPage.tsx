import type { Prepare } from '../../../shared/routes/screen.ts';
import { CourseList, prepareList } from './CourseList.tsx';
import { readListQuery } from './listAddress.ts';

export const prepare: Prepare = (_params, search) => prepareList(readListQuery(search, false));

/** The list of courses and packages. */
export default function CourseListPage() {
  return <CourseList isOfPackages={false} />;
}
