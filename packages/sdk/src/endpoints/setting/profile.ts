import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type { HeadPortrait, HeadPortraitIn } from './account.schema.ts';
import type * as shapes from './profile.schema.ts';
import * as replies from './profile.reply.gen.ts';

/**
 * Sets the profile picture: JPG or PNG, at most 5 MB, replacing the previous one. -603 when the student's
 * storage is full.
 */
export const headPortrait: Endpoint<HeadPortraitIn, HeadPortrait> = {
  id: 'setting.headPortrait',
  method: 'PUT',
  path: '/student/setting/head/portrait',
  send: 'multipart',
  reply: replies.headPortrait,
  idempotent: true,
};

/** Reads the profile. */
export const detail: Endpoint<Nothing, shapes.ProfileDetail> = {
  id: 'setting.detail',
  method: 'GET',
  path: '/student/setting/get/detail',
  reply: replies.detail,
  idempotent: true,
};

/**
 * Saves name, sex, birthday and identity document; fields left out stay unchanged. Code 0 for fields fixed by a
 * face check.
 */
export const saveBase: Endpoint<shapes.SaveBaseIn, null> = {
  id: 'setting.saveBase',
  method: 'POST',
  path: '/student/setting/save/base/info',
  reply: replies.saveBase,
  idempotent: true,
};

/** Saves the student's contact data. */
export const saveContact: Endpoint<shapes.SaveContactIn, null> = {
  id: 'setting.saveContact',
  method: 'POST',
  path: '/student/setting/save/contact/info',
  reply: replies.saveContact,
  idempotent: true,
};

/** Saves education and work. */
export const saveOther: Endpoint<shapes.SaveOtherIn, null> = {
  id: 'setting.saveOther',
  method: 'POST',
  path: '/student/setting/save/other/info',
  reply: replies.saveOther,
  idempotent: true,
};

/** Saves the answers to the school's own fields. */
export const saveRegister: Endpoint<shapes.SaveRegisterIn, null> = {
  id: 'setting.saveRegister',
  method: 'POST',
  path: '/student/setting/save/register/info',
  reply: replies.saveRegister,
  idempotent: true,
};

/** Reads the school's own fields with the student's answers. */
export const customFieldData: Endpoint<Nothing, shapes.CustomFieldData> = {
  id: 'setting.customFieldData',
  method: 'GET',
  path: '/student/setting/get/custom/field/data',
  reply: replies.customFieldData,
  idempotent: true,
};

/** Reads the student's signature. */
export const signSource: Endpoint<Nothing, shapes.SignSource> = {
  id: 'setting.signSource',
  method: 'GET',
  path: '/student/setting/sign/source/get',
  reply: replies.signSource,
  idempotent: true,
};

/** Saves an uploaded signature as the student's own. */
export const saveSignSource: Endpoint<shapes.SaveSignSourceIn, null> = {
  id: 'setting.saveSignSource',
  method: 'POST',
  path: '/student/setting/sign/source/save',
  reply: replies.saveSignSource,
  idempotent: true,
};
