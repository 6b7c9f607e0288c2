import type { Texts } from '@lectern/ui/locale';

interface QuestionTexts {
  bank: string;
  subject: string;
  material: string;
  solution: string;
}

/** What stands around questions, on whichever page they are. */
export const questionTexts: Texts<QuestionTexts> = {
  zh: { bank: '题库练习', subject: '科目', material: '材料', solution: '看答案和解析' },
  en: { bank: 'Question bank', subject: 'Subject', material: 'Text', solution: 'Answer and explanation' },
};
