export { fileStorage } from './fileStorage.ts';
