export { Footer3 } from './Footer3.tsx';
