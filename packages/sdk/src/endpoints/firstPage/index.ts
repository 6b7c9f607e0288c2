export type { BootData } from './bootData.ts';
export { firstPage, type FirstPageCall } from './firstPage.ts';
