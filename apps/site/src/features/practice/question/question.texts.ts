import type { Texts } from '@lectern/ui/locale';

const zh = { bank: '题库练习', subject: '科目', material: '材料', solution: '看答案和解析' };

/** What stands around questions, on whichever page they are. */
export const questionTexts: Texts<typeof zh> = {
  zh,
  en: { bank: 'Question bank', subject: 'Subject', material: 'Text', solution: 'Answer and explanation' },
};
