import { inBoth } from '../i18n/inBoth.ts';

/** Why an uploader is closed. */
export const uploadTexts = inBoth({
  noSpace: ['空间不足，无法上传', 'No storage left, nothing can be uploaded'],
});
