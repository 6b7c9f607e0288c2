import type { Prepare } from '../../../shared/routes/screen.ts';
import { CourseList, prepareList } from './CourseList.tsx';
import { readListQuery } from './listAddress.ts';

export const prepare: Prepare = (_params, search) => prepareList(readListQuery(search, true));

/** Lists packages, which are a choice of the course list as well. */
export default function PackageListPage() {
  return <CourseList isOfPackages />;
}
