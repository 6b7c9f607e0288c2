import { inBoth, type Pair } from '@lectern/ui/locale';
import type { CertificateStatus } from '@lectern/sdk/endpoints/certificate';

/** Texts of the student's certificates. */
export const certificateTexts = inBoth({
  title: ['我的证书', 'My certificates'],
  status: ['状态', 'Status'],
  statuses: {
    issued: ['已领取', 'Claimed'],
    ready: ['可领取', 'Ready to claim'],
    locked: ['未达成', 'Not earned'],
    revoked: ['已撤销', 'Revoked'],
  } satisfies Record<CertificateStatus, Pair>,
  isNew: ['新', 'New'],
  failed: ['证书没有加载出来', 'Your certificates could not be loaded'],
  empty: ['还没有证书', 'No certificates yet'],
  emptyHelp: [
    '学完有证书的课程，或通过考试之后，可以在这里领取。',
    'Finish a course with a certificate or pass an exam, then claim it here.',
  ],
  emptyOf: (status: string) => [`没有${status}的证书`, `No certificates: ${status}`],
  toLessons: ['去学习', 'Go to my courses'],
  showAll: ['查看全部', 'Show all'],
  number: ['证书编号', 'Certificate number'],
  issued: ['颁发日期', 'Issued'],
  expires: ['有效期至', 'Valid until'],
  forEver: ['长期有效', 'No expiry date'],
  terms: ['领取条件', 'Requirements'],
  isDone: ['已完成', 'Done'],
  isOpen: ['未完成', 'Not completed'],
  preview: ['查看证书', 'View certificate'],
  previewAlt: (name: string, number: string) => [`${name}，编号 ${number}`, `${name}, number ${number}`],
  download: ['下载证书', 'Download'],
  study: ['学习证明', 'Proof of study'],
  claim: ['领取证书', 'Claim'],
  claimHelp: [
    '请核对要印在证书上的内容，领取之后不能修改。',
    'Please check the details to be printed. They cannot be changed afterwards.',
  ],
  cancel: ['取消', 'Cancel'],
  confirm: ['确认领取', 'Claim'],
  claimed: ['证书已领取', 'Certificate claimed'],
  missing: ['请填写这一项', 'Please fill in this field'],
  fieldsFailed: ['领取信息没有加载出来', 'The certificate details could not be loaded'],
  notDone: ['没有成功，请再试一次', 'That did not work. Please try again.'],
});
