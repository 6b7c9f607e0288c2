export { Breadcrumb, type BreadcrumbStep } from './Breadcrumb.tsx';
