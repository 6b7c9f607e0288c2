export { Footer1 } from './Footer1.tsx';
