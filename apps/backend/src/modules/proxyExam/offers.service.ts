import type { ItemIn, OfferDetail, OfferList, OffersIn } from '@lectern/sdk/endpoints/proxyExam';
import type { Context } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import { markupOfSchool } from '../../platform/richText/storedText.ts';
import { cardsOf, viewerOf } from '../catalogue/index.ts';
import { findFields } from './fields.ts';
import { findCoursesBefore, findProvinces, nameProvinces, presentTime } from './items.repo.ts';
import { findCommoditiesOf, findOffer, findOffers } from './offers.repo.ts';
import { findSignOf } from './signs.repo.ts';
import { memberNow } from '../../platform/http/member.ts';
import { pageOf } from '../../platform/http/paging.ts';

const DEFAULT_PAGE_SIZE = 12;

/** Answers `proxyExam.offers`. */
export async function offers(
  { pageNo, pageSize, ...filter }: OffersIn,
  { db, company, clock }: Context,
): Promise<OfferList> {
  const { total, records, counts } = await findOffers(
    db,
    { companyId: company.id, now: clock.now() },
    filter,
    pageOf({ pageNo, pageSize }, DEFAULT_PAGE_SIZE),
  );
  return { total, records, counts: { all: counts.open + counts.soon + counts.closed, ...counts } };
}

/** Answers `proxyExam.offer`. @throws {BusinessError} code 0 for an exam that the company does not have. */
export async function offer({ itemId }: ItemIn, context: Context): Promise<OfferDetail> {
  const { db, company, user, clock } = context;
  const found = await findOffer(db, company.id, itemId, clock.now());
  if (found === undefined) throw refused('itemId', '没有找到这项考试');
  const item = { id: found.offer.itemId };
  const viewer = viewerOf(context);
  const [held, fields, courseIds, sign] = await Promise.all([
    findProvinces(db, item),
    findFields(db, item),
    findCoursesBefore(db, item),
    user === undefined ? undefined : findSignOf(db, memberNow({ company, user, clock }), item.id),
  ]);
  const [names, commodityIds] = await Promise.all([
    nameProvinces(held.map(({ provinceCode }) => provinceCode)),
    findCommoditiesOf(db, viewer, courseIds),
  ]);
  return {
    offer: found.offer,
    termsHtml: markupOfSchool(found.terms, 'document'),
    provinces: held.map((province, index) => ({
      provinceCode: province.provinceCode,
      provinceName: names[index]?.provinceName ?? province.provinceCode,
      ...presentTime(province),
    })),
    // Fields that appear only after another answer are left out.
    asks: fields.filter(({ associatedFlag }) => associatedFlag !== 1).map(({ fieldName }) => fieldName),
    courses: await cardsOf(db, viewer, commodityIds),
    sign: sign ?? null,
  };
}
