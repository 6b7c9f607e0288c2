export { BarChart, type BarChartProps } from './BarChart.tsx';
export { Bars, type BarItem, type BarsProps } from './Bars.tsx';
export type { HeatDay } from './days.ts';
export { HeatMap, type HeatMapProps } from './HeatMap.tsx';
export { LineChart, type LineChartProps } from './LineChart.tsx';
export type { AxisChartProps, ChartSeries } from './series.ts';
