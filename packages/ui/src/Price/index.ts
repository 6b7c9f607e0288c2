export { formatMoney } from './money.ts';
export { Price, type PriceProps } from './Price.tsx';
