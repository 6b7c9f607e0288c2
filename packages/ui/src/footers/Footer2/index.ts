export { Footer2 } from './Footer2.tsx';
