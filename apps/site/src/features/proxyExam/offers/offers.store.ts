import { offer, offers, type OfferState } from '@lectern/sdk/endpoints/proxyExam';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { loadable } from '../../../shared/loadable.ts';
import { readRows, type Rows } from '../../../shared/rows.ts';
import type { OffersQuery } from './address.ts';
import { type Offer, type OfferPage, readOffer, readOfferPage } from './offers.model.ts';

/** Exams per page of the list. */
export const OFFERS_PER_PAGE = 12;

/** A page of the exams for which the school registers students. */
export interface OfferListPage extends Rows<Offer> {
  readonly counts: Readonly<Record<OfferState, number>>;
}

const listPage = loadable<OfferListPage>();
const detailPage = loadable<OfferPage>();

export const offerList = listPage.state;
export const offerDetail = detailPage.state;

/** Loads the exams of a query. */
export const showOffers = prefetched(({ state, keyword, page }: OffersQuery): Promise<void> => {
  return listPage.load(async () => {
    const reply = await request(offers, {
      ...(state !== undefined && { state }),
      ...(keyword !== '' && { keyword }),
      pageNo: page,
      pageSize: OFFERS_PER_PAGE,
    });
    const counts = reply.counts;
    return {
      ...readRows(reply, readOffer),
      counts: { open: counts.open ?? 0, soon: counts.soon ?? 0, closed: counts.closed ?? 0 },
    };
  });
});

/** Loads one exam; the previous one disappears at once. */
export const showOffer = prefetched((itemId: string): Promise<void> => {
  if (offerDetail.value?.offer.itemId !== itemId) offerDetail.value = undefined;
  return detailPage.load(async () => readOfferPage(await request(offer, { itemId })));
});
