import { inBoth } from '@lectern/ui/locale';

/** Texts of the room. */
export const roomTexts = inBoth({
  leave: ['离开练习', 'Leave'],
  /** Before the first answer. */
  nothingYet: ['作答会自动保存', 'Answers are saved automatically'],
  allSaved: (saved: number, total: number) => [`已保存 ${saved} / ${total}`, `${saved} of ${total} saved`],
  saving: (count: number) => [`正在保存 ${count} 题`, `Saving ${count}`],
  kept: (count: number) => [
    `${count} 题暂存在本机，恢复网络后自动送出`,
    `${count} saved on this device; will send when you are back online`,
  ],
  /** Offline with nothing unsaved; the next answer would have to wait. */
  cut: [
    '连不上学校，接下来的作答先暂存在本机',
    'Could not connect to the school. New answers are saved on this device',
  ],
  loggedOut: (count: number) => [
    `登录已过期，${count} 题暂存在本机`,
    `Your session has expired; ${count} saved on this device`,
  ],
  logIn: ['重新登录', 'Log in again'],
  notDurable: [
    '这个浏览器不能暂存答案，保存完成之前请不要关闭页面',
    'This browser cannot store answers. Keep the page open until all are saved',
  ],
  elapsed: ['已用时间', 'Time spent'],
  hideTime: ['隐藏时间', 'Hide time'],
  showTime: ['显示时间', 'Show time'],
  handIn: ['交卷', 'Hand in'],
  palette: ['答题卡', 'Questions'],
  openPalette: (answered: number, total: number) => [
    `答题卡 ${answered} / ${total}`,
    `Questions ${answered} / ${total}`,
  ],
  mark: ['标记', 'Mark'],
  unmark: ['取消标记', 'Unmark'],
  previous: ['上一题', 'Previous'],
  next: ['下一题', 'Next'],
  review: ['检查并交卷', 'Review and hand in'],
  material: ['材料', 'Passage'],
  right: ['正确', 'True'],
  wrong: ['错误', 'False'],
  help: ['键盘操作', 'Keyboard shortcuts'],
  helpTitle: ['键盘操作', 'Keyboard shortcuts'],
  keys: [
    [
      { term: '← / P', value: '上一题' },
      { term: '→ / N', value: '下一题' },
      { term: '1–9 / A–H', value: '选择对应的选项' },
      { term: 'Shift + A–H', value: '排除对应的选项，或取消排除' },
      { term: 'M', value: '标记，或取消标记' },
      { term: 'O', value: '打开或收起笔记' },
      { term: 'L', value: '打开或收起荧光笔' },
      { term: 'Z', value: '换字号' },
      { term: 'T', value: '隐藏或显示时间' },
      { term: '?', value: '打开这份说明' },
    ],
    [
      { term: '← / P', value: 'previous question' },
      { term: '→ / N', value: 'next question' },
      { term: '1–9 / A–H', value: 'select that option' },
      { term: 'Shift + A–H', value: 'rule out that option, or undo' },
      { term: 'M', value: 'mark or unmark' },
      { term: 'O', value: 'open or close notes' },
      { term: 'L', value: 'turn the highlighter on or off' },
      { term: 'Z', value: 'change text size' },
      { term: 'T', value: 'hide or show time' },
      { term: '?', value: 'open this help' },
    ],
  ],
  close: ['知道了', 'Close'],
  reviewTitle: ['交卷前检查', 'Before you hand in'],
  allAnswered: ['所有题目都作答了。', 'All questions are answered.'],
  unanswered: (count: number) => [
    `还有 ${count} 题没有作答`,
    count === 1 ? '1 question not answered' : `${count} questions not answered`,
  ],
  partlyFilled: (count: number) => [
    `还有 ${count} 题有空没填`,
    count === 1 ? '1 question has a blank left' : `${count} questions have blanks left`,
  ],
  markedOnes: (count: number) => [
    `标记了 ${count} 题`,
    count === 1 ? '1 question marked' : `${count} questions marked`,
  ],
  goOn: ['继续作答', 'Keep answering'],
  handInNow: ['确认交卷', 'Hand in now'],
  offline: [
    '现在连不上服务器。答案都保存在本机，恢复网络后再交卷。',
    'Could not connect to the server. Your answers are saved on this device; hand in when you are back online.',
  ],
  refused: ['这次练习没有交上，请刷新后再试。', 'Your paper was not handed in. Reload and try again.'],
  failed: ['题目没有加载出来', 'The questions could not be loaded'],
  failedHelp: [
    '已经保存的答案不会丢。恢复网络后，试卷会自动打开。',
    'Your saved answers are safe. The paper opens by itself when you are back online.',
  ],
  missing: ['没有找到这次练习', 'Practice not found'],
  faceFirst: ['这台设备要先通过人脸识别，才能继续考试', 'Complete a face check on this device to continue'],
  toBank: ['回到题库', 'Back to question bank'],
  section: (name: string) => [name, name],
  loading: ['正在打开试卷', 'Opening paper'],
  question: (number: number) => [`第 ${number} 题`, `Question ${number}`],
  questionOf: (number: number, count: number) => [
    `第 ${number} 题，共 ${count} 题`,
    `Question ${number} of ${count}`,
  ],
  answered: (answer: string) => [`作答：${answer}`, `Answer: ${answer}`],
  tooLate: (count: number) => [
    `已在别处交卷：这台设备上的 ${count} 个答案来晚了，已留下记录，但不计入成绩`,
    `Handed in elsewhere: ${count === 1 ? '1 answer' : `${count} answers`} from this device arrived too ` +
      'late; recorded but not scored',
  ],
  afterEnd: (count: number) => [
    `考试时间过后才送到：这台设备上的 ${count} 个答案已留下记录，但不计入成绩`,
    `${count === 1 ? '1 answer' : `${count} answers`} from this device arrived after time was up: recorded but not scored`,
  ],
  awayCount: (count: number, limit: number) => [
    `离开 ${count} / ${limit} 次`,
    `Left ${count} of ${limit} times`,
  ],
  notYet: (minutes: number) => [`还要 ${minutes} 分钟才可以交卷`, `Hand-in opens in ${minutes} min`],
});
