import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './agreement.schema.ts';
import * as replies from './agreement.reply.gen.ts';

/** Prepares an agreement for signing; show `msg` when `result` is false. */
export const prepare: Endpoint<shapes.PrepareIn, shapes.Prepared> = {
  id: 'agreement.prepare',
  method: 'POST',
  path: '/coursePotocolUserRelation/prepareAgreement',
  send: 'query',
  reply: replies.prepare,
};

/** Returns whether an agreement of a commodity is shown. */
export const checkShow: Endpoint<shapes.CheckShowIn, shapes.ShowProtocol> = {
  id: 'agreement.checkShow',
  method: 'POST',
  path: '/coursePotocolUserRelation/checkShowProtocol',
  send: 'query',
  reply: replies.checkShow,
  idempotent: true,
};

/** Signs an agreement. Code 0 when it is already signed, expired or another student's. */
export const insert: Endpoint<shapes.InsertIn, shapes.SignedAgreement> = {
  id: 'agreement.insert',
  method: 'POST',
  path: '/coursePotocolUserRelation/insertProtocol',
  send: 'form',
  reply: replies.insert,
  once: true,
};

/** Returns whether a course of a package may be studied with the agreements signed so far. */
export const validatePackage: Endpoint<shapes.ValidatePackageIn, shapes.PackageValidation> = {
  id: 'agreement.validatePackage',
  method: 'POST',
  path: '/sysConfigItem/validateAgreementProtocolClassPackage',
  send: 'query',
  reply: replies.validatePackage,
  idempotent: true,
};

/** Lists the student's agreements; the input is the whole body. */
export const mine: Endpoint<shapes.MyAgreementsIn, shapes.MyAgreements> = {
  id: 'agreement.mine',
  method: 'POST',
  path: '/course/course/protocol/user/rel/find/myProtocol',
  query: ['page', 'pageSize'],
  body: 'criteria',
  reply: replies.mine,
  idempotent: true,
};

/** Reads an agreement with its text; code 0 when the student has none of this id. */
export const info: Endpoint<shapes.AgreementInfoIn, shapes.AgreementInfo> = {
  id: 'agreement.info',
  method: 'POST',
  path: '/course/course/protocol/user/rel/getProtocolInfo',
  send: 'query',
  reply: replies.info,
  quiet: ['0'],
  idempotent: true,
};

/** Lists the agreements to sign before a target may be studied. */
export const needed: Endpoint<shapes.AgreementPlaceIn, shapes.AgreementNeed> = {
  id: 'agreement.needed',
  method: 'POST',
  path: '/course/v1/protocol/config/getProtocolNeed',
  send: 'query',
  reply: replies.needed,
  idempotent: true,
};

/** Returns whether a target's agreements are signed. */
export const check: Endpoint<shapes.AgreementPlaceIn, shapes.AgreementCheck> = {
  id: 'agreement.check',
  method: 'POST',
  path: '/course/course/protocol/user/rel/checkProtocol',
  reply: replies.check,
  idempotent: true,
};

/** Finds the packages in which a lesson's course was bought. */
export const searchLessonCoursePackage: Endpoint<shapes.SearchLessonIn, shapes.LessonPackages> = {
  id: 'agreement.searchLessonCoursePackage',
  method: 'POST',
  path: '/course/class/package/searchLessonCoursePackage',
  reply: replies.searchLessonCoursePackage,
  idempotent: true,
};

/** Lists the agreements that a lesson requires. */
export const searchLessonProtocol: Endpoint<shapes.SearchLessonIn, shapes.AgreementList> = {
  id: 'agreement.searchLessonProtocol',
  method: 'POST',
  path: '/course/class/package/searchLessonProtocol',
  reply: replies.searchLessonProtocol,
  idempotent: true,
};

/** Lists the agreements of a target. */
export const list: Endpoint<shapes.AgreementTargetIn, shapes.AgreementList> = {
  id: 'agreement.list',
  method: 'GET',
  path: '/course/v1/protocol/list',
  reply: replies.list,
  idempotent: true,
};

/** Reads the state of a target's agreements. */
export const checkTarget: Endpoint<shapes.AgreementTargetIn, shapes.AgreementCheck> = {
  id: 'agreement.checkTarget',
  method: 'GET',
  path: '/course/v1/protocol/check',
  reply: replies.checkTarget,
  idempotent: true,
};

/** Returns whether the student has a course on its own or in a package. */
export const courseMaster: Endpoint<shapes.CourseMasterIn, shapes.CourseMaster> = {
  id: 'agreement.courseMaster',
  method: 'GET',
  path: '/course/v1/protocol/courseMaster',
  reply: replies.courseMaster,
  idempotent: true,
};
