export { readCourseItem, type CourseItem } from './course.model.ts';
export { listHref } from './list/listAddress.ts';
export { CourseGrid, type CourseGridProps } from './list/CourseGrid.tsx';
