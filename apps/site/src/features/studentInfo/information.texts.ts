import { inBoth } from '@lectern/ui/locale';

/** Texts about the student's information. */
export const informationTexts = inBoth({
  failed: ['需要填写的内容没有加载出来', 'The form could not be loaded'],
});
