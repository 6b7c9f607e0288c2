import { inBoth } from '@lectern/ui/locale';

/** Texts about the receipts of an attempt. */
export const receiptTexts = inBoth({
  title: ['收卷凭证', 'Receipts'],
  help: (count: number) => [
    count === 0
      ? '没有逐次送到学校的作答，也就没有凭证。'
      : `学校收到了你的 ${count} 次作答。每一次都有签名，前后相连，谁也改不了。`,
    count === 0
      ? 'No answers were sent to the school one by one, so there are no receipts.'
      : `The school received ${count === 1 ? '1 answer' : `${count} answers`} from you. Each one is signed and ` +
        'linked to the one before, so nobody can change them.',
  ],
  check: ['核对凭证', 'Verify receipts'],
  checkFile: ['核对凭证文件', 'Verify a receipt file'],
  download: ['下载凭证', 'Download receipts'],
  whole: (count: number) => [
    `${count} 条凭证都完好：内容没有改动，确实由学校签名。`,
    count === 1
      ? 'The receipt is valid: unchanged and signed by the school.'
      : `All ${count} receipts are valid: unchanged and signed by the school.`,
  ],
  broken: (position: number) => [
    `第 ${position} 条凭证对不上：内容有改动，或者不是这所学校签的。`,
    `Receipt ${position} is not valid: it was changed or not signed by this school.`,
  ],
  unreadable: [
    '这份文件里没有凭证。请选择“下载凭证”得到的那个文件。',
    'There are no receipts in this file. Choose the file you got from “Download receipts”.',
  ],
  failed: [
    '这个浏览器不能核对签名，现在也连不上学校，请稍后再试。',
    'This browser cannot verify signatures and the school cannot be reached right now. Please try again later.',
  ],
  ofFile: (name: string, text: string) => [`${name}：${text}`, `${name}: ${text}`],
  showAll: ['逐条查看', 'Show all'],
  number: ['序号', 'No.'],
  savedAt: ['收到时间', 'Received'],
  digest: ['校验码', 'Checksum'],
  late: ['迟到，不计分', 'late, not counted'],
});
