import { inBoth } from '@lectern/ui/locale';

/** Texts of the face check that its dialogs lack. */
export const faceTexts = inBoth({
  offline: [
    '网络不太稳定，没有连上人脸识别，请再试一次',
    'The face check could not be reached. Please try again',
  ],
  done: ['识别已经结束', 'Face check finished'],
  returnHint: [
    '刚才的页面会自己继续。这个页面可以关掉了。',
    'The previous page will continue automatically. You can close this one.',
  ],
});
