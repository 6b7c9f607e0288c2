export { Bars, type BarItem } from './Bars.tsx';
