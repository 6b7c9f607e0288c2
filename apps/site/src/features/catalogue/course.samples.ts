import type { CourseItem } from './course.model.ts';

/** Courses for stories. */
export const sampleCourse: CourseItem = {
  commodityId: '1',
  courseId: '1',
  href: '#/course/detail/1/1/contents',
  name: { zh: '高一数学：从集合到三角函数', en: 'Mathematics one: from sets to trigonometry' },
  cover: '',
  kind: 'recorded',
  isPackage: false,
  teacher: { zh: '顾明晖', en: 'Gu Minghui' },
  lessonCount: 24,
  studentCount: 3846,
  rating: 4.7,
  priceCents: 29_900,
  listPriceCents: 39_900,
  isOwned: false,
  progress: 0,
};
