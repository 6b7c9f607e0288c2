import type { Texts } from '@lectern/ui/locale';

/** Why an uploader is closed. */
export const uploadTexts: Texts<{ noSpace: string }> = {
  zh: { noSpace: '空间不足，无法上传' },
  en: { noSpace: 'No storage left, nothing can be uploaded' },
};
