import type { Texts } from '@lectern/ui/locale';

const zh = {
  bank: '题库练习',
  book: '错题本',
  title: '今天的复习',
  left: (count: number) => `还有 ${count} 题`,
  done: (right: number, wrong: number) => `答对 ${right} 次，答错 ${wrong} 次`,
  waiting: (count: number) => `${count} 次作答记在本机，联网后自动并入错题本`,
  fromCopy: '现在没有网络，照上次的清单复习',
  loading: '正在打开今天的复习',
  failed: '复习清单没有加载出来',
  failedHelp: '联网打开过一次之后，断网也能复习。',
  check: '对答案',
  knew: '我答对了',
  knewNot: '没答对',
  selfHelp: '对照参考答案，给自己一个判断：',
  next: '下一题',
  right: '答对了',
  wrong: '答错了，今天还会再出现',
  unsure: '与答案的写法不同，由学校判定',
  comesIn: (days: number) => (days <= 0 ? '今天再练' : days === 1 ? '明天再来' : `${days} 天后再来`),
  nothing: '今天没有要复习的错题',
  nothingHelp: '错题会按 1、3、7、15 天的间隔回来，每次答对都隔得更久。',
  finished: '今天的复习做完了',
  toBook: '看错题本',
};

/** What the daily repetition says. */
export const repeatTexts: Texts<typeof zh> = {
  zh,
  en: {
    bank: 'Question bank',
    book: 'Mistakes',
    title: 'Today’s repetition',
    left: (count) => (count === 1 ? '1 question left' : `${count} questions left`),
    done: (right, wrong) => `${right} right, ${wrong} wrong`,
    waiting: (count) =>
      count === 1
        ? '1 answer kept on this device until you are back online'
        : `${count} answers kept on this device until you are back online`,
    fromCopy: 'You are offline; this is the last list that this device saw',
    loading: 'Opening today’s repetition',
    failed: 'The list did not load',
    failedHelp: 'Once opened online, it works offline too.',
    check: 'Check',
    knew: 'I had it right',
    knewNot: 'Not right',
    selfHelp: 'Hold it against the reference and judge yourself:',
    next: 'Next question',
    right: 'Right',
    wrong: 'Wrong; it comes again today',
    unsure: 'Written otherwise than in the key; the school will mark it',
    comesIn: (days) => (days <= 0 ? 'Again today' : days === 1 ? 'Back tomorrow' : `Back in ${days} days`),
    nothing: 'Nothing to repeat today',
    nothingHelp:
      'What went wrong comes back after 1, 3, 7 and 15 days, the later the more often it was right.',
    finished: 'Today’s repetition is done',
    toBook: 'To your mistakes',
  },
};
