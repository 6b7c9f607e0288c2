import type { Texts } from '../locale/index.ts';

/** Way of answering: single choice, multiple choice, true or false, fill in the blanks, or free text. */
export type QuestionKind = 'single' | 'multiple' | 'judge' | 'blank' | 'open';

const zh = {
  number: (number: number) => `第 ${number} 题`,
  kinds: { single: '单选题', multiple: '多选题', judge: '判断题', blank: '填空题', open: '解答题' },
  points: (points: number) => `${points} 分`,
  blank: (number: number) => `第 ${number} 空`,
  answer: '作答',
  right: '答对了',
  wrong: '答错了',
  missed: '漏选了',
  struck: '已排除',
  strike: (letter: string) => `排除选项 ${letter}`,
  yourAnswer: '你的答案',
  rightAnswer: '正确答案',
  nothing: '未作答',
  explanation: '解析',
};

export const texts: Texts<typeof zh> = {
  zh,
  en: {
    number: (number) => `Question ${number}`,
    kinds: {
      single: 'Single choice',
      multiple: 'Multiple choice',
      judge: 'True or false',
      blank: 'Fill in the blank',
      open: 'Open question',
    },
    points: (points) => (points === 1 ? '1 point' : `${points} points`),
    blank: (number) => `Blank ${number}`,
    answer: 'Your answer',
    right: 'Correct',
    wrong: 'Wrong',
    missed: 'Missed',
    struck: 'ruled out',
    strike: (letter) => `Rule out ${letter}`,
    yourAnswer: 'Your answer',
    rightAnswer: 'Correct answer',
    nothing: 'Not answered',
    explanation: 'Explanation',
  },
};
