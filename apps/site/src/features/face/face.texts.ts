import type { Texts } from '@lectern/ui/locale';

const zh = {
  offline: '网络不太稳定，没有连上人脸识别，请再试一次',
  done: '识别已经结束',
  back: '刚才的页面会自己继续。这个页面可以关掉了。',
};

/** Words of the face check that its dialogs do not have themselves. */
export const faceTexts: Texts<typeof zh> = {
  zh,
  en: {
    offline: 'The face check could not be reached. Please try again',
    done: 'The recognition is over',
    back: 'The page you came from goes on by itself. You can close this one.',
  },
};
