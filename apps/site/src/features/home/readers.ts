export { readHome } from './home.model.ts';
