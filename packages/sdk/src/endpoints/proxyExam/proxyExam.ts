import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './proxyExam.schema.ts';
import * as replies from './proxyExam.reply.gen.ts';

/** Lists the exams that the school registers the student for. */
export const signList: Endpoint<shapes.SignListIn, shapes.SignList> = {
  id: 'proxyExam.signList',
  method: 'GET',
  path: '/saas-business/v1/proxyExam/sign/list',
  reply: replies.signList,
  idempotent: true,
};

/** Lists the provinces where an exam is held. */
export const provinces: Endpoint<shapes.ItemIn, shapes.ExamProvinces> = {
  id: 'proxyExam.provinces',
  method: 'GET',
  path: '/saas-business/v1/proxyExam/province',
  reply: replies.provinces,
  idempotent: true,
};

/** Assigns a place to several of the student's registrations. Code 0 when it is full. */
export const batchAssignPlace: Endpoint<shapes.AssignPlaceIn, shapes.AssignedPlaces> = {
  id: 'proxyExam.batchAssignPlace',
  method: 'POST',
  path: '/saas-business/v1/proxyExam/batchAssignPlace',
  reply: replies.batchAssignPlace,
  quiet: ['0'],
  idempotent: true,
};

/** Reads a registration; code 0 when it is not the student's. */
export const detail: Endpoint<shapes.SignIn, shapes.SignDetail> = {
  id: 'proxyExam.detail',
  method: 'GET',
  path: '/saas-business/v1/proxyExam/detail',
  reply: replies.detail,
  quiet: ['0'],
  idempotent: true,
};

/** Returns the registration period in a province. */
export const itemTimeByProvince: Endpoint<shapes.ItemTimeIn, shapes.ItemTime> = {
  id: 'proxyExam.itemTimeByProvince',
  method: 'GET',
  path: '/saas-business/v1/proxyExam/item/timeByProvince',
  reply: replies.itemTimeByProvince,
  idempotent: true,
};

/** Reads an exam with its terms. */
export const itemInfo: Endpoint<shapes.ItemIn, shapes.ItemInfo> = {
  id: 'proxyExam.itemInfo',
  method: 'GET',
  path: '/saas-business/v1/proxyExam/item/info',
  reply: replies.itemInfo,
  quiet: ['0'],
  idempotent: true,
};

/** Saves a draft of the form, or submits it. Code 0 outside the registration period. */
export const saveForm: Endpoint<shapes.SaveFormIn, shapes.SavedForm> = {
  id: 'proxyExam.saveForm',
  method: 'POST',
  path: '/saas-business/v1/proxyExam/form/save',
  reply: replies.saveForm,
  quiet: ['0'],
  once: true,
};

/** Reads the options of a cascade field, below one of them if it is given. */
export const cascadeOptions: Endpoint<shapes.CascadeOptionsIn, shapes.CascadeOptions> = {
  id: 'proxyExam.cascadeOptions',
  method: 'GET',
  path: '/saas-business/v1/proxyExam/cascadeOptions',
  reply: replies.cascadeOptions,
  idempotent: true,
};

/** Reads the fields of the form, filled with the student's known data. */
export const customInfo: Endpoint<shapes.ItemIn, shapes.ProxyCustomInfo> = {
  id: 'proxyExam.customInfo',
  method: 'GET',
  path: '/saas-business/v1/proxyExam/customInfo',
  reply: replies.customInfo,
  idempotent: true,
};

/** Registers the student for an exam; a repeated call has no effect. */
export const saveUserItem: Endpoint<shapes.SaveUserItemIn, shapes.SavedForm> = {
  id: 'proxyExam.saveUserItem',
  method: 'POST',
  path: '/saas-business/v1/proxyExam/userItem/save',
  reply: replies.saveUserItem,
  quiet: ['0'],
  idempotent: true,
};

/** Lists the exams that the school registers for, open ones first, also for visitors (page `/apply`). */
export const offers: Endpoint<shapes.OffersIn, shapes.OfferList> = {
  id: 'proxyExam.offers',
  method: 'GET',
  path: '/saas-business/v1/proxyExam/offers',
  reply: replies.offers,
  idempotent: true,
};

/** Reads an exam on offer (`/applydetail/`); code 0 where there is none. */
export const offer: Endpoint<shapes.ItemIn, shapes.OfferDetail> = {
  id: 'proxyExam.offer',
  method: 'GET',
  path: '/saas-business/v1/proxyExam/offer',
  reply: replies.offer,
  quiet: ['0'],
  idempotent: true,
};
