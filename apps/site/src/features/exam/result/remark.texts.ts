import { inBoth } from '@lectern/ui/locale';

/** Texts about a request for re-marking. */
export const remarkTexts = inBoth({
  title: ['成绩复核', 'Score review'],
  help: (until: string) => [
    `对成绩有疑问？${until} 之前可以请学校复核。`,
    `Questions about your score? You can ask the school to review it until ${until}.`,
  ],
  ask: ['申请复核', 'Request a review'],
  reason: ['理由', 'Reason'],
  hint: ['写明是第几题、为什么', 'Say which question and why'],
  needed: ['请写明申请复核的理由', 'Please give a reason for the review'],
  send: ['提交申请', 'Submit request'],
  cancel: ['取消', 'Cancel'],
  sent: ['申请已提交，学校答复后会通知你', 'Request sent. You will be notified when the school replies'],
  failed: ['没有提交成功，请稍后再试', 'It could not be sent. Please try again later'],
  waiting: (at: string) => [
    `${at} 已申请，等学校答复。`,
    `Requested on ${at}. Waiting for the school’s reply.`,
  ],
  answered: (at: string) => [`学校在 ${at} 答复了。`, `The school replied on ${at}.`],
  yours: ['你的理由', 'Your reason'],
  school: ['学校的答复', 'The school’s reply'],
  mark: ['复核结果', 'Review result'],
  unchanged: (score: number) => [`成绩不变，${score} 分`, `Score unchanged: ${score}`],
  changed: (before: number, after: number) => [
    `由 ${before} 分改为 ${after} 分`,
    `Changed from ${before} to ${after} points`,
  ],
});
