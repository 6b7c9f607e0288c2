export { readCourseItem, type CourseItem } from './course.model.ts';
export { CourseGrid, type CourseGridProps } from './list/CourseGrid.tsx';
