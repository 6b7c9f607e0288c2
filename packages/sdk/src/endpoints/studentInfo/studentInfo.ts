import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type * as shapes from './customField.schema.ts';
import type { CitiesIn, CityList, PhoneChangeSmsIn, ProvinceList, SaveStudentIn } from './student.schema.ts';
import * as replies from './studentInfo.reply.gen.ts';

/** Sends a code to a new number. 600 demands the challenge; repeat the call with its ticket. */
export const sendPhoneChangeSms: Endpoint<PhoneChangeSmsIn, null> = {
  id: 'studentInfo.sendPhoneChangeSms',
  method: 'POST',
  path: '{origin}/register/sendSMSByModule/classType/{mobile}',
  query: ['codeType', 'ticket', 'randstr'],
  reply: replies.sendPhoneChangeSms,
  quiet: ['600'],
};

/**
 * Saves the student's group and organisation. The dialog is complete when this call and `saveCustomValues` both
 * succeed.
 */
export const save: Endpoint<SaveStudentIn, null> = {
  id: 'studentInfo.save',
  method: 'POST',
  path: '/student/info/save',
  reply: replies.save,
  idempotent: true,
};

/** Saves the answers to the school's own fields; the list is the whole body. */
export const saveCustomValues: Endpoint<shapes.SaveCustomValuesIn, null> = {
  id: 'studentInfo.saveCustomValues',
  method: 'POST',
  path: '/student/custom/save',
  query: ['userId', 'companyId', 'schoolId', 'sceneCode'],
  body: 'values',
  reply: replies.saveCustomValues,
  idempotent: true,
};

/** Lists the school's own fields with the student's answers. */
export const customFields: Endpoint<shapes.CustomFieldsIn, shapes.CustomFieldList> = {
  id: 'studentInfo.customFields',
  method: 'GET',
  path: '/student/getCustomizeFields',
  ambient: ['schoolId'],
  reply: replies.customFields,
  idempotent: true,
};

/** Reads all data of the complete-information dialog for an action. */
export const customInfo: Endpoint<shapes.CustomInfoIn, shapes.CustomInfo> = {
  id: 'studentInfo.customInfo',
  method: 'GET',
  path: '/student/custom/info',
  reply: replies.customInfo,
  idempotent: true,
};

/** Lists the provinces. */
export const provinces: Endpoint<Nothing, ProvinceList> = {
  id: 'studentInfo.provinces',
  method: 'GET',
  path: '/saas-business/v1/region/provinces',
  reply: replies.provinces,
  idempotent: true,
};

/** Lists cities with their counties; cache it for the session. */
export const cities: Endpoint<CitiesIn, CityList> = {
  id: 'studentInfo.cities',
  method: 'GET',
  path: '/saas-business/v1/region/cities',
  reply: replies.cities,
  idempotent: true,
};
