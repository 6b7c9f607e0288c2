export { courseHref, lessonHref, readCourseItem, type CourseItem } from './course.model.ts';
export { listHref } from './listAddress.ts';
export { CourseGrid, type CourseGridProps } from './CourseGrid.tsx';
