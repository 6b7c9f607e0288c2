import { reference } from '../columns/textColumns.ts';
import type { RowProblem, Scope } from '../subject.ts';

/** The columns of a row that is about one course or one package. */
export const targetColumns = () => ({
  course: reference('courses', ['课程', 'course'], ['课程的编号。', 'Key of a course.'], { empty: '' }),
  package: reference('packages', ['套餐', 'package'], ['套餐的编号。', 'Key of a package.'], { empty: '' }),
});

/** A row about one of the two; the other one is empty. */
export interface TargetRow {
  readonly course: string;
  readonly package: string;
}

/** Finds rows that are about neither or both. */
export const targetProblem = ({ course, package: bundle }: TargetRow): RowProblem | undefined =>
  (course === '') === (bundle === '')
    ? { column: 'course', problem: 'each row needs exactly one target: a course or a package' }
    : undefined;

/** The course or package of a row, as stored. */
export interface Target {
  readonly targetType: 'COURSE' | 'PACKAGE';
  readonly targetId: string;
}

/** Maps the keys of courses and packages to a row's target, and back. */
export interface TargetBook {
  find(row: TargetRow): Target;
  rowOf(target: { readonly targetType: string; readonly targetId: string | null }): TargetRow;
}

/** Opens the books of courses and packages. */
export async function openTargets({ books }: Scope): Promise<TargetBook> {
  const [courses, packages] = await books('courses', 'packages');
  return {
    find: ({ course, package: bundle }) =>
      course === ''
        ? { targetType: 'PACKAGE', targetId: packages.idOf(bundle) }
        : { targetType: 'COURSE', targetId: courses.idOf(course) },
    rowOf: ({ targetType, targetId }) => ({
      course: targetType === 'COURSE' ? courses.keyOf(targetId) : '',
      package: targetType === 'PACKAGE' ? packages.keyOf(targetId) : '',
    }),
  };
}
