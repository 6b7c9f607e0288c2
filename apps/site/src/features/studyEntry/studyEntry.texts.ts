const zh = {
  openGift: '去学习',
  proxyFirst: '登记完成后才能进入这门课。',
  proxyLater: '登记可以稍后再做，不影响现在学习。',
  informationWhy: '学习本课程之前，请先完善以下信息',
  informationToSign: '签署协议之前，请先完善以下信息',
  informationSaved: '信息已提交',
};

/** Words of the gates before a lesson that their dialogs do not have themselves. */
export const studyEntryTexts: { zh: typeof zh; en: typeof zh } = {
  zh,
  en: {
    openGift: 'Go to the course',
    proxyFirst: 'The course opens once you have registered.',
    proxyLater: 'You may register later and study now.',
    informationWhy: 'Before studying this course, please complete the following information first',
    informationToSign: 'Before signing, please complete the following information first',
    informationSaved: 'Submitted',
  },
};
