import type {
  ExamProvinces,
  ItemIn,
  ItemInfo,
  ItemTime,
  ItemTimeIn,
  ProxyCustomInfo,
  SignDetail,
  SignIn,
  SignList,
  SignListIn,
} from '@lectern/sdk/endpoints/proxyExam';
import type { UserContext } from '../../platform/http/context.ts';
import { markupOfSchool } from '../../platform/richText/storedText.ts';
import { findFields, presentForm, storedAnswers } from './fields.ts';
import {
  expectItem,
  expectProvince,
  findProvinces,
  isOpenAt,
  nameProvinces,
  presentTime,
} from './items.repo.ts';
import { findPlaces } from './places.service.ts';
import { findSign } from './saveForm.service.ts';
import { expectSign, findSigns } from './signs.repo.ts';
import { memberNow } from '../../platform/http/member.ts';
import { pageOf } from '../../platform/http/paging.ts';

/** Answers `proxyExam.signList`. */
export function signList(
  { pageNo, pageSize, ...filter }: SignListIn,
  context: UserContext,
): Promise<SignList> {
  return findSigns(context.db, memberNow(context), filter, pageOf({ pageNo, pageSize }));
}

/** Answers `proxyExam.provinces`. */
export async function provinces(input: ItemIn, context: UserContext): Promise<ExamProvinces> {
  const held = await findProvinces(context.db, await expectItem(context.db, memberNow(context), input));
  return nameProvinces(held.map(({ provinceCode }) => provinceCode));
}

/** Answers `proxyExam.itemTimeByProvince`. */
export async function itemTime(
  { itemId, provinceCode }: ItemTimeIn,
  context: UserContext,
): Promise<ItemTime> {
  const item = await expectItem(context.db, memberNow(context), { itemId });
  return presentTime(await expectProvince(context.db, item, provinceCode));
}

/** Answers `proxyExam.itemInfo`. */
export async function itemInfo(input: ItemIn, context: UserContext): Promise<ItemInfo> {
  const { db, clock } = context;
  const item = await expectItem(db, memberNow(context), input);
  const held = await findProvinces(db, item);
  return {
    itemId: item.id,
    itemName: item.name,
    termsHtml: markupOfSchool(item.terms, 'document'),
    feeCents: item.feeCents,
    openFlag: item.isOpen && held.some((province) => isOpenAt(province, clock.now())) ? 1 : 0,
  };
}

/** Returns the current form of an exam for the student. */
async function formOf(input: ItemIn, context: UserContext): Promise<SignDetail['fields']> {
  const student = memberNow(context);
  const item = await expectItem(context.db, student, input);
  const [fields, sign] = await Promise.all([
    findFields(context.db, item),
    findSign(context.db, student, item),
  ]);
  return presentForm(context, fields, await storedAnswers(context, fields, sign));
}

/** Answers `proxyExam.customInfo`. */
export const customInfo = async (input: ItemIn, context: UserContext): Promise<ProxyCustomInfo> => ({
  fields: await formOf(input, context),
});

/** Answers `proxyExam.detail`. */
export async function detail({ signId }: SignIn, context: UserContext): Promise<SignDetail> {
  const student = memberNow(context);
  const found = await expectSign(context.db, student, signId);
  const [fields, places] = await Promise.all([
    formOf(found.item, context),
    findPlaces(context.db, found, student.now),
  ]);
  return { item: found.item, fields, places };
}
