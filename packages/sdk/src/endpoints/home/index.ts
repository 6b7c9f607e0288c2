export * from './home.ts';
export type * from './home.schema.ts';
export type { CourseCard } from '../catalogue/courseCard.schema.ts';
export type { NewsItem } from '../news/news.schema.ts';
export type { TeacherCard } from '../teachers/teachers.schema.ts';
