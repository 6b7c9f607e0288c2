import { inBoth } from '@lectern/ui/locale';

/** Reasons why an uploader is disabled. */
export const uploadTexts = inBoth({ noSpace: ['空间不足，无法上传', 'Not enough storage space to upload'] });
