import { inBoth } from '../../../shared/i18n/inBoth.ts';

/** Texts about a request for re-marking. */
export const remarkTexts = inBoth({
  title: ['成绩复核', 'New mark'],
  help: (until: string) => [
    `对成绩有疑问？${until} 之前可以请学校复核。`,
    `Is the mark wrong? Until ${until} you can ask the school to look at it once more.`,
  ],
  ask: ['申请复核', 'Ask for a new mark'],
  reason: ['理由', 'Reason'],
  hint: ['写明是第几题、为什么', 'Which question, and why'],
  needed: ['请写明申请复核的理由', 'Say why the mark should be looked at'],
  send: ['提交申请', 'Send'],
  cancel: ['取消', 'Cancel'],
  sent: ['申请已提交，学校答复后会通知你', 'Sent; you hear when the school has answered'],
  failed: ['没有提交成功，请稍后再试', 'It was not sent; try again in a moment'],
  waiting: (at: string) => [`${at} 已申请，等学校答复。`, `Asked on ${at}; the school has yet to answer.`],
  answered: (at: string) => [`学校在 ${at} 答复了。`, `The school answered on ${at}.`],
  yours: ['你的理由', 'Your reason'],
  school: ['学校的答复', 'The school’s answer'],
  mark: ['复核结果', 'Result'],
  unchanged: (score: number) => [`成绩不变，${score} 分`, `The mark stays ${score}`],
  changed: (before: number, after: number) => [
    `由 ${before} 分改为 ${after} 分`,
    `${after} points now, ${before} before`,
  ],
});
