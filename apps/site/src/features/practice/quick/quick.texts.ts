import { inBoth } from '@lectern/ui/locale';

/** Texts of the quick exercise. */
export const quickTexts = inBoth({
  bank: ['题库练习', 'Question bank'],
  title: ['快速练习', 'Quick practice'],
  loading: ['正在出题', 'Preparing questions'],
  noSubject: ['先选一门科目，再开始快速练习', 'Choose a subject first'],
  toSubjects: ['去选科目', 'Choose subject'],
  failed: ['没有开始练习，请再试一次', 'Practice could not be started. Please try again'],
  toBank: ['回到题库', 'Back to question bank'],
  count: (answered: number, total: number) => [
    `已答 ${answered} / ${total} 题`,
    `${answered} of ${total} answered`,
  ],
  saved: ['已保存', 'Saved'],
  saving: ['正在保存', 'Saving'],
  kept: ['暂存在本机，恢复网络后自动送出', 'Saved on this device; will send when you are back online'],
  material: ['材料', 'Passage'],
  handIn: ['交卷看答案', 'Hand in and see answers'],
  notHandedIn: [
    '现在连不上服务器。答案都在本机，恢复网络后再交。',
    'Could not connect to the server. Your answers are saved on this device; hand in when you are back online.',
  ],
  result: (right: number, total: number) => [`答对 ${right} / ${total} 题`, `${right} of ${total} correct`],
  visitorHelp: [
    '登录之后，这次练习会并入你的账号，错题也会进错题本。',
    'Log in to save this practice to your account and your mistakes for review.',
  ],
  logIn: ['登录保存', 'Log in to save'],
  joined: ['这次练习已经在你的账号里。', 'This practice is saved to your account.'],
  toReport: ['看完整报告', 'Full report'],
  another: ['再来一组', 'Practise more'],
  missed: (count: number) => [
    `再练没做对的 ${count} 题`,
    count === 1 ? 'Practise the 1 missed' : `Practise the ${count} missed`,
  ],
});
