import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './studyCard.schema.ts';
import * as replies from './studyCard.reply.gen.ts';

/** Reads what a study card unlocks; code 0 when there is no such card. */
export const checkStudyCard: Endpoint<shapes.StudyCardIn, shapes.StudyCard> = {
  id: 'course.checkStudyCard',
  method: 'GET',
  path: '/course/v1/studyCard/checkCode',
  reply: replies.checkStudyCard,
  quiet: ['0'],
  idempotent: true,
};

/**
 * Redeems a study card and unlocks its courses. Code 0 with the reason when the card is used or expired, or the
 * choice is invalid.
 */
export const createStudyCardOrder: Endpoint<shapes.StudyCardOrderIn, shapes.StudyCardOrder> = {
  id: 'course.createStudyCardOrder',
  method: 'POST',
  path: '/course/v1/studyCard/createOrder',
  reply: replies.createStudyCardOrder,
  quiet: ['0'],
  idempotent: true,
};

/** Reads what the student received for a card. */
export const studyCardReturnInfo: Endpoint<shapes.StudyCardReturnIn, shapes.StudyCardReturn> = {
  id: 'course.studyCardReturnInfo',
  method: 'GET',
  path: '/course/v1/studyCard/returnInfo',
  reply: replies.studyCardReturnInfo,
  idempotent: true,
};

/** Lists the courses of a package that a card unlocks, before it is chosen. */
export const studyCardPackageInfo: Endpoint<shapes.StudyCardPackageIn, shapes.StudyCardPackage> = {
  id: 'course.studyCardPackageInfo',
  method: 'GET',
  path: '/course/v1/studyCard/packageInfo',
  reply: replies.studyCardPackageInfo,
  idempotent: true,
};
