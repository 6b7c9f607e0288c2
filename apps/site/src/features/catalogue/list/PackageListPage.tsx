import type { Prepare } from '../../../shared/routes/screen.ts';
import { CourseList, prepareList } from './CourseList.tsx';
import { readListQuery } from './listAddress.ts';

export const prepare: Prepare = (_params, search) => prepareList(readListQuery(search, true));

/** The list of packages, which are also a filter of the course list. */
export default function PackageListPage() {
  return <CourseList isOfPackages />;
}
