export { Bars, type BarItem, type BarsProps } from './Bars.tsx';
