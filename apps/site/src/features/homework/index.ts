export { HomeworkLink, type HomeworkLinkProps } from './HomeworkLink.tsx';
