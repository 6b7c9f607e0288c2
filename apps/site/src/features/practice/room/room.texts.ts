import type { Texts } from '@lectern/ui/locale';

/** What the room says. */
export interface RoomTexts {
  leave: string;
  /** Before the first answer. */
  nothingYet: string;
  allSaved: (saved: number, total: number) => string;
  saving: (count: number) => string;
  kept: (count: number) => string;
  /** Nothing waits yet, and what comes next would. */
  cut: string;
  loggedOut: (count: number) => string;
  logIn: string;
  notDurable: string;
  elapsed: string;
  hideTime: string;
  showTime: string;
  handIn: string;
  palette: string;
  openPalette: (answered: number, total: number) => string;
  mark: string;
  unmark: string;
  previous: string;
  next: string;
  review: string;
  material: string;
  foldMaterial: string;
  right: string;
  wrong: string;
  help: string;
  helpTitle: string;
  keys: readonly (readonly [keys: string, what: string])[];
  close: string;
  reviewTitle: string;
  allAnswered: string;
  unanswered: (count: number) => string;
  partlyFilled: (count: number) => string;
  markedOnes: (count: number) => string;
  goOn: string;
  handInNow: string;
  offline: string;
  refused: string;
  failed: string;
  missing: string;
  faceFirst: string;
  toBank: string;
  section: (name: string) => string;
  loading: string;
  question: (number: number) => string;
  answered: (answer: string) => string;
  tooLate: (count: number) => string;
  afterEnd: (count: number) => string;
  left: (count: number, limit: number) => string;
  notYet: (minutes: number) => string;
}

export const roomTexts: Texts<RoomTexts> = {
  zh: {
    leave: '离开练习',
    nothingYet: '作答会自动保存',
    allSaved: (saved, total) => `已保存 ${saved} / ${total}`,
    saving: (count) => `正在保存 ${count} 题`,
    kept: (count) => `${count} 题暂存在本机，恢复网络后自动送出`,
    cut: '连不上学校，接下来的作答先暂存在本机',
    loggedOut: (count) => `登录已过期，${count} 题暂存在本机`,
    logIn: '重新登录',
    notDurable: '这个浏览器不能暂存答案，保存完成之前请不要关闭页面',
    elapsed: '已用时间',
    hideTime: '隐藏时间',
    showTime: '显示时间',
    handIn: '交卷',
    palette: '答题卡',
    openPalette: (answered, total) => `答题卡 ${answered} / ${total}`,
    mark: '标记',
    unmark: '取消标记',
    previous: '上一题',
    next: '下一题',
    review: '检查并交卷',
    material: '材料',
    foldMaterial: '收起或展开材料',
    right: '正确',
    wrong: '错误',
    help: '键盘操作',
    helpTitle: '键盘操作',
    keys: [
      ['← / P', '上一题'],
      ['→ / N', '下一题'],
      ['1–9 / A–H', '选择对应的选项'],
      ['Shift + A–H', '排除对应的选项，或取消排除'],
      ['M', '标记，或取消标记'],
      ['O', '打开或收起笔记'],
      ['L', '打开或收起荧光笔'],
      ['Z', '换字号'],
      ['T', '隐藏或显示时间'],
      ['?', '打开这份说明'],
    ],
    close: '知道了',
    reviewTitle: '交卷前检查',
    allAnswered: '所有题目都作答了。',
    unanswered: (count) => `还有 ${count} 题没有作答`,
    partlyFilled: (count) => `还有 ${count} 题有空没填`,
    markedOnes: (count) => `标记了 ${count} 题`,
    goOn: '继续作答',
    handInNow: '确认交卷',
    offline: '现在连不上服务器。答案都保存在本机，恢复网络后再交卷。',
    refused: '这次练习没有交上，请刷新后再试。',
    failed: '题目没有加载出来',
    missing: '没有找到这次练习',
    faceFirst: '这台设备要先通过人脸识别，才能继续考试',
    toBank: '回到题库',
    section: (name) => name,
    loading: '正在打开试卷',
    question: (number) => `第 ${number} 题`,
    answered: (answer) => `作答：${answer}`,
    tooLate: (count) => `已在别处交卷：这台设备上的 ${count} 个答案来晚了，已留下记录，但不计入成绩`,
    afterEnd: (count) => `考试时间过后才送到：这台设备上的 ${count} 个答案已留下记录，但不计入成绩`,
    left: (count, limit) => `离开 ${count} / ${limit} 次`,
    notYet: (minutes) => `还要 ${minutes} 分钟才可以交卷`,
  },
  en: {
    leave: 'Leave',
    nothingYet: 'Answers are saved by themselves',
    allSaved: (saved, total) => `${saved} of ${total} saved`,
    saving: (count) => `Saving ${count}`,
    kept: (count) => `${count} kept on this device, sending when the line is back`,
    cut: 'The school cannot be reached; what you answer now is kept on this device',
    loggedOut: (count) => `Your log-in has ended; ${count} kept on this device`,
    logIn: 'Log in again',
    notDurable: 'This browser cannot keep answers; leave the page open until all are saved',
    elapsed: 'Time spent',
    hideTime: 'Hide the time',
    showTime: 'Show the time',
    handIn: 'Hand in',
    palette: 'Questions',
    openPalette: (answered, total) => `Questions ${answered} / ${total}`,
    mark: 'Mark',
    unmark: 'Unmark',
    previous: 'Previous',
    next: 'Next',
    review: 'Review and hand in',
    material: 'Text',
    foldMaterial: 'Fold or unfold the text',
    right: 'True',
    wrong: 'False',
    help: 'Keyboard',
    helpTitle: 'Keyboard',
    keys: [
      ['← / P', 'previous question'],
      ['→ / N', 'next question'],
      ['1–9 / A–H', 'choose that option'],
      ['Shift + A–H', 'rule that option out, or take it back'],
      ['M', 'mark or unmark'],
      ['O', 'open or close the note'],
      ['L', 'take up or put down the highlighter'],
      ['Z', 'change the size of the text'],
      ['T', 'hide or show the time'],
      ['?', 'open this help'],
    ],
    close: 'Close',
    reviewTitle: 'Before you hand in',
    allAnswered: 'Every question has an answer.',
    unanswered: (count) => (count === 1 ? '1 question has no answer' : `${count} questions have no answer`),
    partlyFilled: (count) =>
      count === 1 ? '1 question has a blank left' : `${count} questions have blanks left`,
    markedOnes: (count) => (count === 1 ? '1 question is marked' : `${count} questions are marked`),
    goOn: 'Go on answering',
    handInNow: 'Hand in now',
    offline:
      'The server cannot be reached. Your answers are safe on this device; hand in when the line is back.',
    refused: 'The hand-in did not go through. Reload and try again.',
    failed: 'The questions did not load',
    missing: 'This exercise was not found',
    faceFirst: 'Your face is checked on this device before you can go on',
    toBank: 'Back to the bank',
    section: (name) => name,
    loading: 'Opening the paper',
    question: (number) => `Question ${number}`,
    answered: (answer) => `Answer: ${answer}`,
    tooLate: (count) =>
      `It was handed in elsewhere: ${count === 1 ? '1 answer' : `${count} answers`} of this device came too ` +
      'late, kept on record but not counted',
    afterEnd: (count) =>
      `${count === 1 ? '1 answer' : `${count} answers`} of this device arrived after the end, kept on record but not counted`,
    left: (count, limit) => `Left ${count} of ${limit} times`,
    notYet: (minutes) => `Handing in opens in ${minutes} min`,
  },
};
