import type { SheetOutcome } from './payInWechat.store.ts';

interface SheetTexts {
  readonly pay: string;
  readonly outcomes: Readonly<Record<SheetOutcome, string>>;
}

/** Words of paying within WeChat. */
export const sheetTexts: { readonly zh: SheetTexts; readonly en: SheetTexts } = {
  zh: {
    pay: '微信支付',
    outcomes: {
      paid: '正在等支付结果，通常几秒内就会到。',
      cancelled: '没有支付，没有扣款，可以随时再付。',
      failed: '没有付成，没有扣款，可以再试一次。',
    },
  },
  en: {
    pay: 'Pay with WeChat',
    outcomes: {
      paid: 'Waiting for the result. It usually takes a few seconds.',
      cancelled: 'You did not pay and nothing was charged. You can pay any time.',
      failed: 'The payment did not work and nothing was charged. Please try again.',
    },
  },
};
