import { inBoth } from '@lectern/ui/locale';

/** Texts of the page of a student's own data. */
export const ownDataTexts = inBoth({
  title: ['我的数据', 'Your data'],
  failed: ['我的数据没有加载出来', 'Your data could not be loaded'],
  export: ['导出我的数据', 'Export your data'],
  exportAbout: [
    '把学校保存的、与你有关的全部内容打成一个压缩包：资料、订单、学习和答题记录、作业、发言，以及你上传的文件。其中的数据文件（JSON）用记事本就能打开。',
    'Everything the school holds about you in one ZIP file: your data as JSON, readable in any text editor, ' +
      'and the files you uploaded.',
  ],
  exportSafe: [
    '压缩包里有证件号码和联系方式，请只存放在自己的设备上。',
    'The file contains your ID number and contact details. Store it only on your own device.',
  ],
  ask: ['导出', 'Export'],
  askAgain: ['重新导出', 'Export again'],
  making: [
    '正在整理，完成后会发消息告诉你。可以先离开这个页面。',
    'Preparing your export. You can leave this page. We will message you when it is ready.',
  ],
  ready: (size: string, until: string) => [
    `压缩包已准备好（${size}），${until} 前可以下载。`,
    `Your export is ready (${size}). You can download it until ${until}.`,
  ],
  nextFrom: (time: string) => [`${time} 之后可以重新导出。`, `You can export again after ${time}.`],
  exportFailed: ['这次没有导出成功，请再试一次。', 'The export failed. Please try again.'],
  download: ['下载压缩包', 'Download export'],
  provenElsewhere: [
    '它是在另一次登录时导出的，先确认是你本人，才能在这里下载。',
    'It was exported in another session. Confirm your identity to download it here.',
  ],
  prove: ['确认身份', 'Confirm identity'],
  proven: ['现在可以下载了', 'You can download it now'],
  asked: ['开始整理了，完成后会发消息告诉你', 'Export started. We will message you when it is ready'],
  actionFailed: [
    '网络不稳定，没有成功，请再试一次',
    'The connection is unstable and it did not work. Please try again',
  ],
  close: ['注销账号', 'Close your account'],
  closeAbout: (days: number) => [
    `申请后有 ${days} 天等待期，期间随时可以撤销。到期后账号和个人数据会被删除，无法恢复。`,
    `You have ${days} days to cancel. After that, your account and personal data are permanently deleted.`,
  ],
  lost: [
    [
      '不能再登录，课程、会员、优惠券、积分和证书都会失效',
      '个人资料、证件号码、学习和答题记录、作业、消息和上传的文件会被删除',
      '提问、回答、小组发言和课程评价会保留，署名改为“已注销用户”，图片会删除',
      '订单、退款和发票按法律要求保存，不再显示你的联系方式，发票抬头不变',
    ],
    [
      'You can no longer log in; your courses, membership, coupons, points and certificates become invalid',
      'Your profile, ID number, study and answer records, homework, messages and uploaded files are deleted',
      'Your questions, answers, group posts and course reviews stay under “已注销用户” (closed account), without pictures',
      'Orders, refunds and invoices are kept as required by law, without your contact details; invoices keep their billing name',
    ],
  ],
  closeTitle: ['注销账号', 'Close your account'],
  closeYes: ['确认注销', 'Close account'],
  closeAction: ['申请注销', 'Close account'],
  giveUp: (sum: string) => [`余额 ${sum} 会作废，我同意放弃`, `I agree to give up my balance of ${sum}`],
  giveUpFirst: ['请先勾选同意放弃余额', 'Please agree to give up your balance first'],
  exportFirst: [
    '建议先导出数据，注销后就无法导出了。',
    'Export your data first. You cannot export it afterwards.',
  ],
  hindrances: {
    order: ['还有待付款的订单，请先付款或取消', 'You have an unpaid order. Pay or cancel it first'],
    refund: ['还有退款在办理，请等退款到账', 'You have a refund in progress. Wait until it arrives'],
    withdrawal: ['还有提现在办理，请等提现到账', 'You have a withdrawal in progress. Wait until it arrives'],
  },
  closing: (time: string) => [`账号将在 ${time} 注销`, `Your account will be closed on ${time}`],
  closingAbout: ['在这之前可以照常使用，也可以撤销。', 'Until then you can use it as usual, or cancel.'],
  keep: ['撤销注销', 'Keep account'],
  closingCancelled: ['已撤销，账号会保留', 'Cancelled. Your account will be kept'],
  closeAsked: ['已申请注销，等待期内可以撤销', 'Your account will be closed. You can cancel until then'],
  verifyTitle: ['先确认是你本人', 'Confirm your identity'],
});
