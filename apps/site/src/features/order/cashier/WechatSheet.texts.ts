import { inBoth, type Pair } from '@lectern/ui/locale';
import type { SheetOutcome } from './payInWechat.store.ts';

/** Texts of paying in WeChat. */
export const sheetTexts = inBoth({
  pay: ['微信支付', 'Pay with WeChat'],
  outcomes: {
    paid: [
      '正在等支付结果，通常几秒内就会到。',
      'Waiting for the payment result. This usually takes a few seconds.',
    ],
    cancelled: [
      '没有支付，没有扣款，可以随时再付。',
      'You have not paid and nothing was charged. You can pay at any time.',
    ],
    failed: [
      '没有付成，没有扣款，可以再试一次。',
      'The payment failed and nothing was charged. Please try again.',
    ],
  } satisfies Record<SheetOutcome, Pair>,
});
