import type { CategoryCounts, UsedCategory } from '@lectern/sdk/endpoints/account';
import type { CourseCategories } from '@lectern/sdk/endpoints/other';

/** Categories as the server describes them, and their subjects. */
export const usedCategories: readonly UsedCategory[] = [
  { categoryId: '1', categoryName: '大学公共课', endsAt: '2099-03-16T14:00:00.000Z', priceCents: 990 },
  { categoryId: '2', categoryName: '高考', endsAt: null, priceCents: 0 },
];

export const categorySubjects: CourseCategories = [
  {
    categoryId: '1',
    categoryName: '大学公共课',
    subjects: [
      { subjectId: '11', subjectName: '高等数学' },
      { subjectId: '12', subjectName: '大学英语' },
    ],
  },
  { categoryId: '2', categoryName: '高考', subjects: [{ subjectId: '21', subjectName: '物理' }] },
];

export const categoryCounts: CategoryCounts = { already: 2, can: 1, exam: 1, upgrade: 1 };
