import type { Texts } from '@lectern/ui/locale';

const zh = {
  title: '成绩复核',
  help: (until: string) => `对成绩有疑问？${until} 之前可以请学校复核。`,
  ask: '申请复核',
  reason: '理由',
  hint: '写明是第几题、为什么',
  needed: '请写明申请复核的理由',
  send: '提交申请',
  cancel: '取消',
  sent: '申请已提交，学校答复后会通知你',
  failed: '没有提交成功，请稍后再试',
  waiting: (at: string) => `${at} 已申请，等学校答复。`,
  answered: (at: string) => `学校在 ${at} 答复了。`,
  yours: '你的理由',
  school: '学校的答复',
  mark: '复核结果',
  unchanged: (score: number) => `成绩不变，${score} 分`,
  changed: (before: number, after: number) => `由 ${before} 分改为 ${after} 分`,
};

/** What a request for a new mark says. */
export const remarkTexts: Texts<typeof zh> = {
  zh,
  en: {
    title: 'New mark',
    help: (until) => `Is the mark wrong? Until ${until} you can ask the school to look at it once more.`,
    ask: 'Ask for a new mark',
    reason: 'Reason',
    hint: 'Which question, and why',
    needed: 'Say why the mark should be looked at',
    send: 'Send',
    cancel: 'Cancel',
    sent: 'Sent; you hear when the school has answered',
    failed: 'It was not sent; try again in a moment',
    waiting: (at) => `Asked on ${at}; the school has yet to answer.`,
    answered: (at) => `The school answered on ${at}.`,
    yours: 'Your reason',
    school: 'The school’s answer',
    mark: 'Result',
    unchanged: (score) => `The mark stays ${score}`,
    changed: (before, after) => `${after} points now, ${before} before`,
  },
};
