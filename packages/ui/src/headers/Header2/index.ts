export { Header2 } from './Header2.tsx';
