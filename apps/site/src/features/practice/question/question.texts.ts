import { inBoth } from '@lectern/ui/locale';

/** Labels around questions, on all pages. */
export const questionTexts = inBoth({
  bank: ['题库练习', 'Question bank'],
  subject: ['科目', 'Subject'],
  material: ['材料', 'Passage'],
  solution: ['看答案和解析', 'Answer and explanation'],
});
