import { array, object, type ObjectSchema, string } from 'yup';
import { MAX_EXPLANATION_LENGTH, type RefundForm } from './refund.form.ts';
import { refundReasons } from './refund.model.ts';
import type { RefundText } from './refund.texts.ts';

// Messages are keys of texts, so that they follow the language.
const word = (key: RefundText): RefundText => key;

/** Validates the form; the server checks the school's refund rules. */
export const refundRules: ObjectSchema<RefundForm> = object({
  itemIds: array(string().defined()).defined().min(1, word('missingItems')),
  refundReason: string().oneOf(refundReasons).required(),
  remark: string()
    .trim()
    .defined()
    .max(MAX_EXPLANATION_LENGTH)
    .when('refundReason', ([reason], rule) =>
      reason === 'other' ? rule.required(word('missingRemark')) : rule,
    ),
});
