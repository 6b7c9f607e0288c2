import { formatNumber, inBoth } from '@lectern/ui/locale';

export const teacherTexts = inBoth({
  title: ['任课老师', 'Our teachers'],
  courses: (count: number) => [`${count} 门课程`, count === 1 ? '1 course' : `${count} courses`],
  students: (count: number) => [`${formatNumber(count)} 位学员`, `${formatNumber(count)} students`],
  teaches: ['开设的课程', 'Courses'],
  noCourses: ['这位老师的课程还在准备', 'Courses coming soon'],
  empty: ['还没有老师资料', 'No teachers yet'],
  failed: ['没有加载出来，可能是网络断开了', 'This could not be loaded. The network may be down.'],
  missing: ['没有找到这位老师', 'Teacher not found'],
  allTeachers: ['查看全部老师', 'View all teachers'],
});
