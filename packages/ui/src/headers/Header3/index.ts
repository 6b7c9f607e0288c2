export { Header3 } from './Header3.tsx';
