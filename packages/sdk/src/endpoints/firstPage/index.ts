export type { BootData } from './bootData.ts';
export { firstPage, type FirstPageCall } from './firstPage.ts';
export type { HashScope } from '../parts.schema.ts';
