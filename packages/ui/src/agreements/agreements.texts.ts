import type { Texts } from '../locale/index.ts';
import type { AgreementState } from './agreementState.ts';

interface AgreementTexts {
  states: Record<AgreementState, string>;
  sign: string;
  signAndStudy: string;
  enterStudy: string;
}

export const texts: Texts<AgreementTexts> = {
  zh: {
    states: { unsigned: '待签署', signed: '已签署', expired: '已失效', notNeeded: '无需签署' },
    sign: '签署协议',
    signAndStudy: '签署协议并学习',
    enterStudy: '进入学习',
  },
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
