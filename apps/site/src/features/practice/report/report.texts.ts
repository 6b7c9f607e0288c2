import type { Texts } from '@lectern/ui/locale';
import type { Verdict } from './report.store.ts';

interface ReportTexts {
  bank: string;
  title: string;
  handedIn: (date: string) => string;
  spent: (clock: string) => string;
  counts: Record<Verdict, string>;
  all: string;
  sections: string;
  questions: string;
  filter: string;
  practiseWrong: (count: number) => string;
  allRight: string;
  again: string;
  print: string;
  proof: string;
  collect: string;
  collected: string;
  notSaved: string;
  earned: (earned: number, score: number) => string;
  selfTitle: string;
  selfHelp: string;
  selfLabel: (score: number) => string;
  selfSave: string;
  full: string;
  half: string;
  none: string;
  reference: string;
  points: string;
  failed: string;
  missing: string;
  toBank: string;
  nothingHere: string;
  loading: string;
  notStarted: string;
  pointsEarned: (points: number, all: number, name: string) => string;
  unfinished: string;
  unfinishedHelp: string;
  goOn: string;
}

export const reportTexts: Texts<ReportTexts> = {
  zh: {
    bank: '题库',
    title: '练习报告',
    handedIn: (date) => `${date} 交卷`,
    spent: (clock) => `用时 ${clock}`,
    counts: { right: '答对', partial: '部分对', wrong: '答错', unanswered: '未答', self: '待自评' },
    all: '全部',
    sections: '各部分得分',
    questions: '逐题解析',
    filter: '只看',
    practiseWrong: (count) => `再练没做对的 ${count} 题`,
    allRight: '全部答对，做得很好',
    again: '再做一遍',
    print: '打印',
    proof: '凭证和断线记录',
    collect: '收藏',
    collected: '已收藏',
    notSaved: '没有保存，请再试一次',
    earned: (earned, score) => `得 ${earned} / ${score} 分`,
    selfTitle: '给自己打分',
    selfHelp: '对照参考答案，觉得自己能得几分？',
    selfLabel: (score) => `得分（0 到 ${score}）`,
    selfSave: '记下得分',
    full: '全对',
    half: '对一半',
    none: '没答对',
    reference: '参考答案',
    points: '知识点',
    failed: '报告没有加载出来',
    missing: '没有找到这份报告，交卷之后才能看',
    toBank: '回到题库',
    nothingHere: '没有这样的题目',
    loading: '正在打开报告',
    notStarted: '练习没有开始，请再试一次',
    pointsEarned: (points, all, name) => `这次得到 ${points} ${name || '积分'}，现在一共 ${all}`,
    unfinished: '这次练习还没有交卷',
    unfinishedHelp: '做过的题都保存着，交卷之后就能看报告。',
    goOn: '继续做题',
  },
  en: {
    bank: 'Question bank',
    title: 'Report',
    handedIn: (date) => `Handed in ${date}`,
    spent: (clock) => `Time ${clock}`,
    counts: {
      right: 'Right',
      partial: 'Partly right',
      wrong: 'Wrong',
      unanswered: 'Not answered',
      self: 'To be scored',
    },
    all: 'All',
    sections: 'Score by section',
    questions: 'Question by question',
    filter: 'Show',
    practiseWrong: (count) =>
      count === 1 ? 'Practise the one you missed' : `Practise the ${count} you missed`,
    allRight: 'All right, well done',
    again: 'Do it again',
    print: 'Print',
    proof: 'Receipts and interruptions',
    collect: 'Keep',
    collected: 'Kept',
    notSaved: 'Not saved; please try again',
    earned: (earned, score) => `${earned} of ${score} points`,
    selfTitle: 'Score your answer',
    selfHelp: 'How many points is it worth, beside the reference answer?',
    selfLabel: (score) => `Points (0 to ${score})`,
    selfSave: 'Save my score',
    full: 'All',
    half: 'Half',
    none: 'None',
    reference: 'Reference answer',
    points: 'Knowledge points',
    failed: 'The report did not load',
    missing: 'There is no such report; it comes with the hand-in',
    toBank: 'Back to the bank',
    nothingHere: 'No such questions',
    loading: 'Opening the report',
    notStarted: 'The exercise did not begin; try again',
    pointsEarned: (points, all, name) => `${points} ${name || 'points'} earned, ${all} in all`,
    unfinished: 'This exercise is not handed in yet',
    unfinishedHelp: 'What you answered is kept; the report comes with the hand-in.',
    goOn: 'Go on',
  },
};
