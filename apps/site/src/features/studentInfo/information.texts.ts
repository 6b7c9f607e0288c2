import type { Texts } from '@lectern/ui/locale';

const zh = {
  failed: '需要填写的内容没有加载出来',
  saved: '信息已提交',
};

/** Words around the student's information. */
export const informationTexts: Texts<typeof zh> = {
  zh,
  en: { failed: 'What is to be filled in did not load', saved: 'Submitted' },
};
