import { inBoth } from '@lectern/ui/locale';

/** Texts around the school's own questions. */
export const schoolQuestionsTexts = inBoth({
  failed: ['需要填写的内容没有加载出来', 'The form could not be loaded'],
  saved: ['信息已提交', 'Submitted'],
});
