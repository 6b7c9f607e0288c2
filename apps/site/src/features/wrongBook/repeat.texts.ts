import { inBoth } from '@lectern/ui/locale';

/** Texts of the daily repetition. */
export const repeatTexts = inBoth({
  bank: ['题库练习', 'Question bank'],
  book: ['错题本', 'Mistakes'],
  title: ['今天的复习', 'Today’s review'],
  left: (count: number) => [`还有 ${count} 题`, count === 1 ? '1 question left' : `${count} questions left`],
  done: (right: number, wrong: number) => [
    `答对 ${right} 次，答错 ${wrong} 次`,
    `${right} correct, ${wrong} wrong`,
  ],
  waiting: (count: number) => [
    `${count} 次作答记在本机，联网后自动并入错题本`,
    count === 1
      ? '1 answer stored on this device until you are back online'
      : `${count} answers stored on this device until you are back online`,
  ],
  fromCopy: ['现在没有网络，照上次的清单复习', 'You are offline. Showing the last saved list'],
  loading: ['正在打开今天的复习', 'Opening today’s review'],
  failed: ['复习清单没有加载出来', 'The review list could not be loaded'],
  failedHelp: ['联网打开过一次之后，断网也能复习。', 'Open it online once and it will also work offline.'],
  check: ['对答案', 'Check'],
  knew: ['我答对了', 'I got it right'],
  knewNot: ['没答对', 'I got it wrong'],
  selfHelp: ['对照参考答案，给自己一个判断：', 'Compare with the reference answer and judge yourself:'],
  next: ['下一题', 'Next question'],
  right: ['答对了', 'Correct'],
  wrong: ['答错了，今天还会再出现', 'Wrong. You will see it again today'],
  unsure: ['与答案的写法不同，由学校判定', 'Different from the answer key. The school will mark it'],
  comesIn: (days: number) => [
    days <= 0 ? '今天再练' : days === 1 ? '明天再来' : `${days} 天后再来`,
    days <= 0 ? 'Again today' : days === 1 ? 'Back tomorrow' : `Back in ${days} days`,
  ],
  nothing: ['今天没有要复习的错题', 'Nothing to review today'],
  nothingHelp: [
    '错题会按 1、3、7、15 天的间隔回来，每次答对都隔得更久。',
    'Mistakes come back after 1, 3, 7 and 15 days. The gap grows each time you answer correctly.',
  ],
  finished: ['今天的复习做完了', 'Today’s review is done'],
  toBook: ['看错题本', 'View my mistakes'],
});
