export { HomeworkLink } from './HomeworkLink.tsx';
