import { inBoth } from '../../../shared/i18n/inBoth.ts';

/** Texts of the page of a student's own data. */
export const ownDataTexts = inBoth({
  title: ['我的数据', 'Your data'],
  failed: ['我的数据没有加载出来', 'Your data could not be loaded'],
  export: ['导出我的数据', 'Export your data'],
  exportAbout: [
    '把学校保存的、与你有关的全部内容打成一个压缩包：资料、订单、学习和答题记录、作业、发言，以及你上传的文件。其中的数据文件（JSON）用记事本就能打开。',
    'All that the school holds of you in one ZIP file: your data as JSON, which any text editor opens, ' +
      'and the files that you uploaded.',
  ],
  exportSafe: [
    '压缩包里有证件号码和联系方式，请只存放在自己的设备上。',
    'It holds your ID number and how you are reached. Store it on a device of your own.',
  ],
  ask: ['导出', 'Make the archive'],
  askAgain: ['重新导出', 'Make it anew'],
  making: [
    '正在整理，完成后会发消息告诉你。可以先离开这个页面。',
    'It is being made. A message tells you when it is ready; you can leave this page.',
  ],
  ready: (size: string, until: string) => [
    `压缩包已准备好（${size}），${until} 前可以下载。`,
    `The archive is ready (${size}). You can download it until ${until}.`,
  ],
  nextFrom: (time: string) => [`${time} 之后可以重新导出。`, `You can have it made anew after ${time}.`],
  exportFailed: [
    '这次没有导出成功，请再试一次。',
    'The archive could not be made this time. Please try again.',
  ],
  download: ['下载压缩包', 'Download the archive'],
  provenElsewhere: [
    '它是在另一次登录时导出的，先确认是你本人，才能在这里下载。',
    'It was made for another log-in. Show that it is you, and you can download it here.',
  ],
  prove: ['确认身份', 'Show that it is me'],
  proven: ['现在可以下载了', 'You can download it now'],
  asked: ['开始整理了，完成后会发消息告诉你', 'It is being made; a message tells you when it is ready'],
  actionFailed: [
    '网络不稳定，没有成功，请再试一次',
    'The connection is shaky and it did not work. Please try again',
  ],
  close: ['注销账号', 'Close your account'],
  closeAbout: (days: number) => [
    `申请后有 ${days} 天等待期，期间随时可以撤销。到期后账号和个人数据会被删除，无法恢复。`,
    `You have ${days} days to change your mind. After that the account and your personal data are deleted for good.`,
  ],
  lost: [
    [
      '不能再登录，课程、会员、优惠券、积分和证书都会失效',
      '个人资料、证件号码、学习和答题记录、作业、消息和上传的文件会被删除',
      '提问、回答、小组发言和课程评价会保留，署名改为“已注销用户”，图片会删除',
      '订单、退款和发票按法律要求保存，不再显示你的联系方式，发票抬头不变',
    ],
    [
      'You can no longer log in; courses, membership, coupons, points and certificates end',
      'Your profile, ID number, what you studied and answered, homework, messages and uploaded files are deleted',
      'Questions, answers, posts in groups and ratings stay under “已注销用户” (closed account), without pictures',
      'Orders, refunds and invoices stay as the law asks, without how you are reached; an invoice keeps the name that it is made out to',
    ],
  ],
  closeTitle: ['注销账号', 'Close your account'],
  closeYes: ['确认注销', 'Close the account'],
  closeAction: ['申请注销', 'Close the account'],
  giveUp: (sum: string) => [`余额 ${sum} 会作废，我同意放弃`, `I give up my balance of ${sum}`],
  giveUpFirst: ['请先勾选同意放弃余额', 'Please tick that you give up the balance'],
  exportFirst: ['建议先导出数据，注销后就无法导出了。', 'Export your data first: afterwards it is gone.'],
  hindrances: {
    order: [
      '还有待付款的订单，请先付款或取消',
      'An order still waits for its payment: pay or cancel it first',
    ],
    refund: ['还有退款在办理，请等退款到账', 'A refund is on its way: wait until it has arrived'],
    withdrawal: ['还有提现在办理，请等提现到账', 'A withdrawal is on its way: wait until it has arrived'],
  },
  closing: (time: string) => [`账号将在 ${time} 注销`, `Your account closes on ${time}`],
  closingAbout: [
    '在这之前可以照常使用，也可以撤销。',
    'Until then you can use it as always, and change your mind.',
  ],
  keep: ['撤销注销', 'Keep the account'],
  kept: ['已撤销，账号会保留', 'Your account stays'],
  closeAsked: ['已申请注销，等待期内可以撤销', 'Your account will be closed; you can still change your mind'],
  verifyTitle: ['先确认是你本人', 'First, is it you?'],
});
