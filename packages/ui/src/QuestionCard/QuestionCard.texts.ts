import { inBoth } from '../locale/index.ts';

/** Way of answering: single choice, multiple choice, true or false, fill in the blanks, or free text. */
export type QuestionKind = 'single' | 'multiple' | 'judge' | 'blank' | 'open';

export const texts = inBoth({
  number: (number: number) => [`第 ${number} 题`, `Question ${number}`],
  kinds: {
    single: ['单选题', 'Single choice'],
    multiple: ['多选题', 'Multiple choice'],
    judge: ['判断题', 'True or false'],
    blank: ['填空题', 'Fill in the blank'],
    open: ['解答题', 'Open question'],
  },
  points: (points: number) => [`${points} 分`, points === 1 ? '1 point' : `${points} points`],
  blank: (number: number) => [`第 ${number} 空`, `Blank ${number}`],
  answer: ['作答', 'Your answer'],
  right: ['答对了', 'Correct'],
  wrong: ['答错了', 'Wrong'],
  missed: ['漏选了', 'Missed'],
  struck: ['已排除', 'ruled out'],
  strike: (letter: string) => [`排除选项 ${letter}`, `Rule out ${letter}`],
  yourAnswer: ['你的答案', 'Your answer'],
  rightAnswer: ['正确答案', 'Correct answer'],
  nothing: ['未作答', 'Not answered'],
  explanation: ['解析', 'Explanation'],
});
