import type { Texts } from '../locale/index.ts';

const zh = {
  states: { unsigned: '待签署', signed: '已签署', expired: '已失效', notNeeded: '无需签署' },
  sign: '签署协议',
  signAndStudy: '签署协议并学习',
  enterStudy: '进入学习',
};

export const texts: Texts<typeof zh> = {
  zh,
  en: {
    states: {
      unsigned: 'Pending signature',
      signed: 'Signed',
      expired: 'Expired',
      notNeeded: 'No signature needed',
    },
    sign: 'Sign agreement',
    signAndStudy: 'Sign agreement and study',
    enterStudy: 'Enter study',
  },
};
