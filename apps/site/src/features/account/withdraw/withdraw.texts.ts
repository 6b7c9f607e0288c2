import { inBoth, type Pair } from '../../../shared/i18n/inBoth.ts';
import type { WithdrawalEntry } from '@lectern/sdk/endpoints/account';

type State = WithdrawalEntry['state'];

/** Texts of withdrawals. */
export const withdrawTexts = inBoth({
  heading: ['提现', 'Withdraw'],
  available: ['可提现', 'Can be withdrawn'],
  lead: [
    '在线充值、还没有花掉的钱可以提到微信。充值卡里的钱不能提现。',
    'What you paid in online and have not spent can go to WeChat. Money of recharge cards cannot.',
  ],
  back: ['看余额明细', 'See the balance'],
  closed: ['学校还没有开通提现', 'This school does not pay out yet'],
  closedHelp: ['余额可以继续用来买课程和会员。', 'Your balance still pays for courses and memberships.'],
  bind: ['先绑定收款的微信', 'First bind the WeChat account'],
  bindHelp: [
    '用微信扫码，同意之后这里会自己更新。一个账号只绑定一次，要更换请联系学校。',
    'Scan with WeChat. This page notices by itself once you agreed. It is bound once; ask the school to change it.',
  ],
  bindHere: ['已经在微信里，点这里绑定', 'You are in WeChat already: bind here'],
  amount: ['提现金额（元）', 'Amount (yuan)'],
  limits: (most: string) => [`最少 1 元，这次最多 ${most}`, `1 yuan at least, ${most} at most this time`],
  missing: ['请填写金额', 'Type an amount'],
  wrong: ['请填数字，最多两位小数', 'Type a number with at most two decimals'],
  over: ['超过了可提现的金额', 'That is more than can be withdrawn'],
  ask: ['申请提现', 'Ask for it'],
  asked: ['已申请，学校审核之后转到微信', 'Asked. The school checks it and sends it to WeChat'],
  failedToAsk: [
    '没有申请成功，没有扣款，请再试一次',
    'That did not work, and nothing was taken. Please try again',
  ],
  nothing: ['现在没有可以提现的钱', 'There is nothing to withdraw now'],
  list: ['提现记录', 'Withdrawals'],
  states: {
    asked: ['待审核', 'With the school'],
    approved: ['正在打款', 'On its way'],
    confirming: ['待确认收款', 'To be accepted'],
    paid: ['已到账', 'Paid'],
    refused: ['未通过', 'Refused'],
    failed: ['未到账', 'Failed'],
  } satisfies Record<State, Pair>,
  about: {
    asked: ['学校会在工作日内审核', 'The school checks it within working days'],
    approved: ['审核已通过，正在转到微信', 'Approved, and on its way to WeChat'],
    confirming: ['用微信扫码确认收款，24 小时内有效', 'Scan with WeChat to accept it within 24 hours'],
    paid: ['钱在微信零钱里', 'The money is in WeChat'],
    refused: ['钱已退回余额', 'The money is back in your balance'],
    failed: ['钱已退回余额', 'The money is back in your balance'],
  } satisfies Record<State, Pair>,
  confirmHere: ['已经在微信里，点这里确认', 'You are in WeChat already: accept here'],
  code: (sum: string) => [`确认收款 ${sum} 的二维码`, `Code to accept ${sum}`],
  bindCode: ['绑定微信的二维码', 'Code that binds WeChat'],
  empty: ['还没有提现过', 'Nothing withdrawn yet'],
  emptyHelp: ['申请之后，每一笔到了哪一步都写在这里。', 'Where each withdrawal stands is written here.'],
  failed: ['提现没有加载出来', 'Withdrawals could not be loaded'],
});
