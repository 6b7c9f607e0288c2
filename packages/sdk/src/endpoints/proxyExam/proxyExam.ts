import type { Endpoint } from '../../core/endpoint.ts';
import type {
  AssignPlaceIn,
  AssignedPlaces,
  CascadeOptions,
  CascadeOptionsIn,
  ExamProvinces,
  ItemIn,
  ItemInfo,
  ItemTime,
  ItemTimeIn,
  OfferDetail,
  OfferList,
  OffersIn,
  ProxyCustomInfo,
  SaveFormIn,
  SaveUserItemIn,
  SavedForm,
  SignDetail,
  SignIn,
  SignList,
  SignListIn,
} from './proxyExam.schema.ts';
import * as replies from './proxyExam.reply.gen.ts';

/** Lists exams the school registers the student for. */
export const signList: Endpoint<SignListIn, SignList> = {
  id: 'proxyExam.signList',
  method: 'GET',
  path: '/saas-business/v1/proxyExam/sign/list',
  reply: replies.signList,
  idempotent: true,
};

/** Lists provinces where an exam is held. */
export const provinces: Endpoint<ItemIn, ExamProvinces> = {
  id: 'proxyExam.provinces',
  method: 'GET',
  path: '/saas-business/v1/proxyExam/province',
  reply: replies.provinces,
  idempotent: true,
};

/** Assigns a place to several of the student's registrations. Code 0 when it is full. */
export const batchAssignPlace: Endpoint<AssignPlaceIn, AssignedPlaces> = {
  id: 'proxyExam.batchAssignPlace',
  method: 'POST',
  path: '/saas-business/v1/proxyExam/batchAssignPlace',
  reply: replies.batchAssignPlace,
  quiet: ['0'],
  idempotent: true,
};

/** Reads a registration; code 0 when it is not the student's. */
export const detail: Endpoint<SignIn, SignDetail> = {
  id: 'proxyExam.detail',
  method: 'GET',
  path: '/saas-business/v1/proxyExam/detail',
  reply: replies.detail,
  quiet: ['0'],
  idempotent: true,
};

/** Tells when registration is open in a province. */
export const itemTimeByProvince: Endpoint<ItemTimeIn, ItemTime> = {
  id: 'proxyExam.itemTimeByProvince',
  method: 'GET',
  path: '/saas-business/v1/proxyExam/item/timeByProvince',
  reply: replies.itemTimeByProvince,
  idempotent: true,
};

/** Reads an exam with its terms. */
export const itemInfo: Endpoint<ItemIn, ItemInfo> = {
  id: 'proxyExam.itemInfo',
  method: 'GET',
  path: '/saas-business/v1/proxyExam/item/info',
  reply: replies.itemInfo,
  quiet: ['0'],
  idempotent: true,
};

/** Keeps the form or hands it in. Code 0 outside its time. */
export const saveForm: Endpoint<SaveFormIn, SavedForm> = {
  id: 'proxyExam.saveForm',
  method: 'POST',
  path: '/saas-business/v1/proxyExam/form/save',
  reply: replies.saveForm,
  quiet: ['0'],
  once: true,
};

/** Reads the choices of a cascade field, below one of them if it is named. */
export const cascadeOptions: Endpoint<CascadeOptionsIn, CascadeOptions> = {
  id: 'proxyExam.cascadeOptions',
  method: 'GET',
  path: '/saas-business/v1/proxyExam/cascadeOptions',
  reply: replies.cascadeOptions,
  idempotent: true,
};

/** Reads the fields of the form with what is known of the student. */
export const customInfo: Endpoint<ItemIn, ProxyCustomInfo> = {
  id: 'proxyExam.customInfo',
  method: 'GET',
  path: '/saas-business/v1/proxyExam/customInfo',
  reply: replies.customInfo,
  idempotent: true,
};

/** Binds the student to an exam; a second call finds it bound. */
export const saveUserItem: Endpoint<SaveUserItemIn, SavedForm> = {
  id: 'proxyExam.saveUserItem',
  method: 'POST',
  path: '/saas-business/v1/proxyExam/userItem/save',
  reply: replies.saveUserItem,
  quiet: ['0'],
  idempotent: true,
};

/** Lists the exams that the school registers for, for visitors too: the open ones first (the page `/apply`). */
export const offers: Endpoint<OffersIn, OfferList> = {
  id: 'proxyExam.offers',
  method: 'GET',
  path: '/saas-business/v1/proxyExam/offers',
  reply: replies.offers,
  idempotent: true,
};

/** Reads one of them (`/applydetail/`); code 0 where there is none. */
export const offer: Endpoint<ItemIn, OfferDetail> = {
  id: 'proxyExam.offer',
  method: 'GET',
  path: '/saas-business/v1/proxyExam/offer',
  reply: replies.offer,
  quiet: ['0'],
  idempotent: true,
};
