import type { RefundItem, RefundReason } from './refund.model.ts';

/** Maximum length of the student's explanation, in characters. */
export const MAX_EXPLANATION_LENGTH = 300;

/** Values of the refund form. */
export interface RefundForm {
  itemIds: string[];
  refundReason: RefundReason;
  remark: string;
}

/** Returns the initial values: everything that can be refunded is selected. */
export const formOf = (items: readonly RefundItem[]): RefundForm => ({
  itemIds: items.filter(({ obstacle }) => obstacle === undefined).map(({ id }) => id),
  refundReason: 'mistake',
  remark: '',
});
