export { Header1 } from './Header1.tsx';
