import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './studyCard.schema.ts';
import * as replies from './studyCard.reply.gen.ts';

/** Tells what a study card opens; code 0 when there is no such card. */
export const checkStudyCard: Endpoint<shapes.StudyCardIn, shapes.StudyCard> = {
  id: 'course.checkStudyCard',
  method: 'GET',
  path: '/course/v1/studyCard/checkCode',
  reply: replies.checkStudyCard,
  quiet: ['0'],
  idempotent: true,
};

/**
 * Uses a study card up and opens its courses. Code 0 with the
 * reason when the card is used, ended or chosen from wrongly.
 */
export const createStudyCardOrder: Endpoint<shapes.StudyCardOrderIn, shapes.StudyCardOrder> = {
  id: 'course.createStudyCardOrder',
  method: 'POST',
  path: '/course/v1/studyCard/createOrder',
  reply: replies.createStudyCardOrder,
  quiet: ['0'],
  idempotent: true,
};

/** Tells what the student got for a card. */
export const studyCardReturnInfo: Endpoint<shapes.StudyCardReturnIn, shapes.StudyCardReturn> = {
  id: 'course.studyCardReturnInfo',
  method: 'GET',
  path: '/course/v1/studyCard/returnInfo',
  reply: replies.studyCardReturnInfo,
  idempotent: true,
};

/** Lists the courses of a package that a card opens, before it is chosen. */
export const studyCardPackageInfo: Endpoint<shapes.StudyCardPackageIn, shapes.StudyCardPackage> = {
  id: 'course.studyCardPackageInfo',
  method: 'GET',
  path: '/course/v1/studyCard/packageInfo',
  reply: replies.studyCardPackageInfo,
  idempotent: true,
};
