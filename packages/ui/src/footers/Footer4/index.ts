export { Footer4 } from './Footer4.tsx';
