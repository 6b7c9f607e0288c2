import { offer, offers } from '@lectern/sdk/endpoints/proxyExam';
import { request } from '../../../shared/client/client.ts';
import { loadable } from '../../../shared/loadable.ts';
import { readRows } from '../../../shared/rows.ts';
import type { OffersQuery } from './address.ts';
import { readOffer, readOfferPage } from './offers.model.ts';

/** Exams per page of the list. */
export const OFFERS_PER_PAGE = 12;

/** A page of the exams for which the school registers students. */
export const [offerList, showOffers] = loadable(async ({ state, keyword, page }: OffersQuery) => {
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

/** One exam. */
export const [offerDetail, showOffer] = loadable(
  async (itemId: string) => readOfferPage(await request(offer, { itemId })),
  { isOf: (page, itemId) => page.offer.itemId === itemId },
);
