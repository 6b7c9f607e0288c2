import type { Texts } from '@lectern/ui/locale';

const zh = {
  bank: '题库练习',
  title: '快速练习',
  loading: '正在出题',
  noSubject: '先选一门科目，再开始快速练习',
  toSubjects: '去选科目',
  failed: '没有开始练习，请再试一次',
  toBank: '回到题库',
  count: (answered: number, total: number) => `已答 ${answered} / ${total} 题`,
  saved: '已保存',
  saving: '正在保存',
  kept: '暂存在本机，恢复网络后自动送出',
  material: '材料',
  handIn: '交卷看答案',
  notHandedIn: '现在连不上服务器。答案都在本机，恢复网络后再交。',
  result: (right: number, total: number) => `答对 ${right} / ${total} 题`,
  visitorHelp: '登录之后，这次练习会并入你的账号，错题也会进错题本。',
  logIn: '登录保存',
  joined: '这次练习已经在你的账号里。',
  toReport: '看完整报告',
  another: '再来一组',
  missed: (count: number) => `再练没做对的 ${count} 题`,
};

/** What a quick exercise says. */
export const quickTexts: Texts<typeof zh> = {
  zh,
  en: {
    bank: 'Question bank',
    title: 'Quick paper',
    loading: 'Choosing questions',
    noSubject: 'Choose a subject first',
    toSubjects: 'To the subjects',
    failed: 'The exercise did not begin; try again',
    toBank: 'Back to the bank',
    count: (answered, total) => `${answered} of ${total} answered`,
    saved: 'Saved',
    saving: 'Saving',
    kept: 'Kept on this device, sending when you are back online',
    material: 'Text',
    handIn: 'Hand in and see',
    notHandedIn:
      'The server cannot be reached. Your answers are safe on this device; hand in when you are back online.',
    result: (right, total) => `${right} of ${total} right`,
    visitorHelp: 'Once you log in, this exercise joins your account, and your mistakes are kept to practise.',
    logIn: 'Log in to keep it',
    joined: 'This exercise is in your account.',
    toReport: 'Whole report',
    another: 'Another one',
    missed: (count) => (count === 1 ? 'Practise the missed one' : `Practise the ${count} missed`),
  },
};
