import { inBoth, type Pair } from '@lectern/ui/locale';
import type { InvoiceKind, InvoiceStatus, InvoiceTitleType } from '@lectern/sdk/endpoints/invoice';

/** The key of a text that a rule refers to. */
export type InvoiceRuleText = 'missingTitle' | 'missingTaxNo' | 'taxNoWrong' | 'emailWrong';

/** Texts of invoices. */
export const invoiceTexts = inBoth({
  page: ['我的发票', 'My invoices'],
  statuses: {
    asked: ['开具中', 'In progress'],
    issued: ['已开具', 'Issued'],
    refused: ['未开成', 'Refused'],
    reversed: ['已红冲', 'Reversed'],
  } satisfies Record<InvoiceStatus, Pair>,
  kinds: { common: ['普通发票', 'Common'], special: ['专用发票', 'Special (VAT)'] } satisfies Record<
    InvoiceKind,
    Pair
  >,
  titleTypes: { personal: ['个人', 'Individual'], company: ['单位', 'Company'] } satisfies Record<
    InvoiceTitleType,
    Pair
  >,
  list: {
    failed: ['发票没有加载出来', 'Your invoices could not be loaded'],
    empty: ['还没有发票', 'No invoices yet'],
    emptyHelp: [
      '在已支付的订单上可以申请发票，学校开好后会在这里。',
      'Request one from a paid order. It will appear here once the school has issued it.',
    ],
    toOrders: ['去我的订单', 'My orders'],
    order: ['订单号', 'Order'],
    number: ['发票号码', 'Invoice number'],
    asked: ['申请时间', 'Requested'],
    issued: ['开具时间', 'Issued'],
    amount: ['金额', 'Amount'],
    reason: ['原因', 'Reason'],
    download: ['下载发票', 'Download'],
    sent: ['学校会另行发送', 'Sent by the school'],
    again: ['重新申请', 'Request again'],
  },
  titles: {
    name: ['常用抬头', 'Saved billing details'],
    add: ['新增抬头', 'Add'],
    edit: ['修改', 'Edit'],
    isDefault: ['默认', 'Default'],
    empty: [
      '还没有保存抬头，申请发票时也可以保存。',
      'None saved yet. You can also save them when you request an invoice.',
    ],
    failed: ['常用抬头没有加载出来', 'Your billing details could not be loaded'],
    closed: [
      '学校没有开通在线开票，需要发票请联系学校。',
      'Online invoices are not available. Please contact the school if you need one.',
    ],
  },
  order: {
    ask: ['申请发票', 'Request an invoice'],
    asked: ['发票开具中', 'Invoice in progress'],
    issued: ['查看发票', 'View invoice'],
    failed: ['订单的发票没有加载出来', 'The invoices of your orders could not be loaded'],
  },
  form: {
    askTitle: ['申请发票', 'Request an invoice'],
    askHelp: (money: string) => [
      `开票金额 ${money}，以订单实付为准。`,
      `Invoice amount: ${money}, as paid for the order.`,
    ],
    newTitle: ['新增抬头', 'Add billing details'],
    editTitle: ['修改抬头', 'Edit billing details'],
    failed: ['发票信息没有加载出来', 'The form could not be loaded'],
    savedDetails: ['常用抬头', 'Saved details'],
    fresh: ['填写新的抬头', 'Enter new details'],
    titleType: ['抬头类型', 'Billed to'],
    kind: ['发票类型', 'Invoice type'],
    title: { personal: ['姓名', 'Name'], company: ['单位名称', 'Company name'] } satisfies Record<
      InvoiceTitleType,
      Pair
    >,
    taxNo: ['税号', 'Tax number'],
    taxNoHint: ['统一社会信用代码，15 至 20 位数字或大写字母', '15 to 20 digits or capital letters'],
    optionalDetails: ['地址和开户行（选填）', 'Address and bank (optional)'],
    address: ['注册地址', 'Registered address'],
    phone: ['注册电话', 'Registered phone'],
    bankName: ['开户银行', 'Bank'],
    bankAccount: ['银行账号', 'Bank account'],
    email: ['接收邮箱（选填）', 'Email (optional)'],
    emailHint: ['学校会把电子发票发到这里', 'The school will send the invoice here'],
    keep: ['保存为常用抬头', 'Save these details'],
    makeDefault: ['设为默认抬头', 'Make these the default'],
    cancel: ['取消', 'Cancel'],
    send: ['提交申请', 'Submit'],
    save: ['保存', 'Save'],
    done: ['已提交，学校开好后会通知你', 'Submitted. We will message you when it is issued.'],
    detailsSaved: ['抬头已保存', 'Details saved'],
    detailsNotSaved: [
      '发票已申请，抬头没有保存成功',
      'Your invoice was requested, but the details were not saved',
    ],
  },
  missingTitle: ['请填写发票抬头', 'Please enter the name to bill'],
  missingTaxNo: ['请填写税号', 'Please enter the tax number'],
  taxNoWrong: ['税号是 15 至 20 位数字或大写字母', 'Enter 15 to 20 digits or capital letters'],
  emailWrong: ['邮箱格式不正确', 'Enter a valid email address'],
  notSent: [
    '没有提交成功，内容还在，请再试一次',
    'Your request was not submitted. Your details are still here. Please try again.',
  ],
});
