import { inBoth, type Pair } from '@lectern/ui/locale';
import type { WithdrawalEntry } from '@lectern/sdk/endpoints/account';

type State = WithdrawalEntry['state'];

/** Texts of withdrawals. */
export const withdrawTexts = inBoth({
  heading: ['提现', 'Withdraw'],
  available: ['可提现', 'Available to withdraw'],
  lead: [
    '在线充值、还没有花掉的钱可以提到微信。充值卡里的钱不能提现。',
    'Unspent online top-ups can be withdrawn to WeChat. Recharge card money cannot.',
  ],
  viewHistory: ['看余额明细', 'View balance history'],
  closed: ['学校还没有开通提现', 'Withdrawals are not available yet'],
  closedHelp: [
    '余额可以继续用来买课程和会员。',
    'You can still use your balance for courses and memberships.',
  ],
  bind: ['先绑定收款的微信', 'First link your WeChat account'],
  bindHelp: [
    '用微信扫码，同意之后这里会自己更新。一个账号只绑定一次，要更换请联系学校。',
    'Scan with WeChat. This page updates once you agree. You can link only once; contact the school to change it.',
  ],
  bindProof: [
    '钱会一直转到这里绑定的微信，所以先确认是你本人。',
    'All withdrawals go to the account linked here, so confirm that it is you first.',
  ],
  showCode: ['确认身份并绑定', 'Confirm and link'],
  failedToShow: ['还没有绑定，请再试一次', 'Nothing was linked. Please try again'],
  bindHere: ['已经在微信里，点这里绑定', 'Already in WeChat? Link here'],
  amount: ['提现金额（元）', 'Amount (yuan)'],
  limits: (max: string) => [`最少 1 元，这次最多 ${max}`, `Minimum 1 yuan, maximum ${max} this time`],
  missing: ['请填写金额', 'Enter an amount'],
  wrong: ['请填数字，最多两位小数', 'Enter a number with up to two decimals'],
  tooMuch: ['超过了可提现的金额', 'More than the available amount'],
  ask: ['申请提现', 'Request withdrawal'],
  asked: ['已申请，学校审核之后转到微信', 'Requested. The money goes to WeChat once the school approves it'],
  failedToAsk: [
    '没有收到申请的结果，请看看提现记录里有没有，没有的话再试一次',
    'No reply arrived. Check your withdrawals, and try again if it is not there',
  ],
  nothing: ['现在没有可以提现的钱', 'Nothing to withdraw right now'],
  list: ['提现记录', 'Withdrawals'],
  states: {
    asked: ['待审核', 'Under review'],
    approved: ['正在打款', 'Being paid'],
    confirming: ['待确认收款', 'To be confirmed'],
    paid: ['已到账', 'Paid'],
    refused: ['未通过', 'Rejected'],
    failed: ['未到账', 'Failed'],
  } satisfies Record<State, Pair>,
  about: {
    asked: ['学校会在工作日内审核', 'The school reviews it on working days'],
    approved: ['审核已通过，正在转到微信', 'Approved and being sent to WeChat'],
    confirming: ['用微信扫码确认收款，24 小时内有效', 'Scan with WeChat within 24 hours to confirm'],
    paid: ['钱在微信零钱里', 'The money is in your WeChat balance'],
    refused: ['钱已退回余额', 'The money is back in your balance'],
    failed: ['钱已退回余额', 'The money is back in your balance'],
  } satisfies Record<State, Pair>,
  confirmHere: ['已经在微信里，点这里确认', 'Already in WeChat? Confirm here'],
  code: (sum: string) => [`确认收款 ${sum} 的二维码`, `QR code to confirm ${sum}`],
  bindCode: ['绑定微信的二维码', 'QR code to link WeChat'],
  empty: ['还没有提现过', 'No withdrawals yet'],
  emptyHelp: ['申请之后，每一笔到了哪一步都写在这里。', 'The progress of each withdrawal is shown here.'],
  failed: ['提现没有加载出来', 'Withdrawals could not be loaded'],
});
