import { inBoth } from '../locale/index.ts';

export const texts = inBoth({
  states: {
    unsigned: ['待签署', 'Pending signature'],
    signed: ['已签署', 'Signed'],
    expired: ['已失效', 'Expired'],
    notNeeded: ['无需签署', 'No signature needed'],
  },
  sign: ['签署协议', 'Sign agreement'],
  signAndStudy: ['签署协议并学习', 'Sign agreement and study'],
  enterStudy: ['进入学习', 'Enter study'],
});
