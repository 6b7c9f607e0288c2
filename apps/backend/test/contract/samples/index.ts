import type { Sample } from '../sample.ts';
import { accountSamples } from './account.ts';
import { agreementSamples } from './agreement.ts';
import { answeringSamples } from './answering.ts';
import { certificateSamples } from './certificate.ts';
import { communitySamples, groupSamples } from './community.ts';
import { examSamples } from './exam.ts';
import { faceSamples } from './face.ts';
import { homeworkSamples } from './homework.ts';
import { invoiceSamples } from './invoice.ts';
import { loginSamples } from './login.ts';
import { openClassSamples } from './openClass.ts';
import { personalSamples } from './personal.ts';
import { planSamples } from './plan.ts';
import { proxyExamSamples } from './proxyExam.ts';
import { questionSamples } from './question.ts';
import { resourceSamples } from './resource.ts';
import { settingSamples } from './setting.ts';
import { shellSamples } from './shell.ts';
import { shoppingSamples } from './shopping.ts';
import { studySamples } from './study.ts';
import { studyCardSamples } from './studyCard.ts';
import { uploadSamples } from './upload.ts';
import { visitorSamples } from './visitor.ts';

/** One sample for each call that the back end answers. */
export const samples: readonly Sample[] = [
  ...shellSamples,
  ...loginSamples,
  ...shoppingSamples,
  ...studySamples,
  ...personalSamples,
  ...settingSamples,
  ...uploadSamples,
  ...accountSamples,
  ...studyCardSamples,
  ...faceSamples,
  ...agreementSamples,
  ...proxyExamSamples,
  ...invoiceSamples,
  ...certificateSamples,
  ...homeworkSamples,
  ...communitySamples,
  ...groupSamples,
  ...planSamples,
  ...resourceSamples,
  ...openClassSamples,
  ...questionSamples,
  ...answeringSamples,
  ...visitorSamples,
  ...examSamples,
];
