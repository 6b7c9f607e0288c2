import { inBoth } from '@lectern/ui/locale';

/** Texts of the gates before a lesson that their dialogs lack. */
export const lessonGateTexts = inBoth({
  openGift: ['去学习', 'Go to the course'],
  proxyFirst: [
    '学习之前，请先完成代报名登记，完成后就能进入这门课。',
    'Complete the exam registration before you study. The course opens once it is done.',
  ],
  proxyLater: [
    '这门课由学校代报名。登记可以稍后再做，不影响现在学习。',
    'The school registers you for this exam. You can complete the form later and study now.',
  ],
  informationWhy: [
    '学习本课程之前，请先完善以下信息',
    'Before studying this course, please complete the following information first',
  ],
  informationToSign: ['签署协议之前，请先完善以下信息', 'Please complete these details before you sign'],
  informationSaved: ['信息已提交', 'Submitted'],
});
