import type { Texts } from '@lectern/ui/locale';

const zh = {
  openGift: '去学习',
  proxyFirst: '学习之前，请先完成代报名登记，完成后就能进入这门课。',
  proxyLater: '这门课由学校代报名。登记可以稍后再做，不影响现在学习。',
  informationWhy: '学习本课程之前，请先完善以下信息',
  informationToSign: '签署协议之前，请先完善以下信息',
  informationSaved: '信息已提交',
};

/** Words of the gates before a lesson that their dialogs do not have themselves. */
export const lessonGateTexts: Texts<typeof zh> = {
  zh,
  en: {
    openGift: 'Go to the course',
    proxyFirst: 'Complete the exam registration before you study: the course opens once you have.',
    proxyLater:
      'The school registers you for the exam of this course. You may hand that in later and study now.',
    informationWhy: 'Before studying this course, please complete the following information first',
    informationToSign: 'Before signing, please complete the following information first',
    informationSaved: 'Submitted',
  },
};
