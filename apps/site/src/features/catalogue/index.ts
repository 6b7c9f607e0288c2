export { readCourseItem, type CourseItem } from './course.model.ts';
export { CourseGrid } from './list/CourseGrid.tsx';
