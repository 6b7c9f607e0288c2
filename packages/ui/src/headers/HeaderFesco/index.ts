export { HeaderFesco } from './HeaderFesco.tsx';
