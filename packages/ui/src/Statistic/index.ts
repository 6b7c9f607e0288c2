export { Statistic, StatisticGroup, type StatisticGroupProps, type StatisticProps } from './Statistic.tsx';
