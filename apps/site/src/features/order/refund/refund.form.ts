import type { RefundItem, RefundReason } from './refund.model.ts';

/** Most characters of the student's own words. */
export const LONGEST = 300;

/** What is filled in to ask for a refund. */
export interface RefundForm {
  itemIds: string[];
  refundReason: RefundReason;
  remark: string;
}

/** What the form begins with: all that can be asked for. */
export const formOf = (items: readonly RefundItem[]): RefundForm => ({
  itemIds: items.filter(({ obstacle }) => obstacle === undefined).map(({ id }) => id),
  refundReason: 'mistake',
  remark: '',
});
