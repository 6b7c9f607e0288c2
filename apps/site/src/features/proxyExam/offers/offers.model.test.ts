import { decodeReply } from '@lectern/sdk';
import { offer, offers, type SignItem } from '@lectern/sdk/endpoints/proxyExam';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signPage } from '../samples.ts';
import { offersHref, readOffersQuery } from './address.ts';
import { actionOf, type OfferAction, offerStates, readOffer, readOfferPage } from './offers.model.ts';
import { offerDetail } from './samples.ts';

const readPage = (reply: unknown) => readOfferPage(decodeReply(offer, reply));
const pageOf = (state: unknown, sign: unknown) =>
  readPage({ ...offerDetail, offer: { ...offerDetail.offer, state }, sign });
const signed = (state: SignItem['state'], signId = '5') => ({
  ...signPage.records[0],
  itemId: '1',
  state,
  signId,
});

describe('the primary action of an exam on offer', () => {
  test.each<[string, unknown, unknown, boolean, OfferAction]>([
    ['is to log in for a visitor to an open exam', 'open', null, true, 'login'],
    ['is to register for a student who may', 'open', signed('open', '0'), false, 'register'],
    ['is “barred” for a student who may not register', 'open', null, false, 'barred'],
    ['is to wait for an exam not yet open', 'soon', null, true, 'wait'],
    ['is to wait for a student who may register later', 'soon', signed('open', '0'), false, 'wait'],
    ['is “over” for a closed exam', 'closed', null, true, 'over'],
    ['is “over” for a student who has not begun to register', 'closed', signed('closed', '0'), false, 'over'],
    [
      'is to view one’s own registration, even for a closed exam',
      'closed',
      signed('submitted'),
      false,
      'look',
    ],
    ['is “over” for an unknown state', 'drawn', null, false, 'over'],
  ])('%s', (_, state, sign, isVisitor, action) => {
    const page = pageOf(state, sign);
    expect(page && actionOf(page, isVisitor)).toBe(action);
  });
});

describe('reading an exam on offer', () => {
  test('drops or replaces only the malformed fields of a reply', () => {
    const page = readPage({
      offer: { itemId: '3', provinces: ['江苏省', null, {}], feeCents: 'much' },
      provinces: [{ provinceCode: '320000' }, {}, null],
      asks: ['姓名', null],
      courses: [{}, null],
      sign: 7,
    });
    expect(page).toEqual({
      offer: {
        itemId: '3',
        name: '3',
        state: 'closed',
        startsAt: '',
        endsAt: '',
        examAt: '',
        feeCents: 0,
        provinces: ['江苏省'],
      },
      html: '',
      provinces: [{ code: '320000', name: '320000', startsAt: '', endsAt: '', examAt: '' }],
      asks: ['姓名'],
      courses: [],
      sign: undefined,
    });
  });

  test('returns undefined for an exam without an id', () => {
    const [found] = decodeReply(offers, { records: [{ itemName: '考试' }] }).records;
    expect([readOffer(found!), readPage(null), readPage({ offer: 'x' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('the address keeps every filter of the list of exams', () => {
  fc.assert(
    fc.property(
      fc.record({
        state: fc.option(fc.constantFrom(...offerStates), { nil: undefined }),
        keyword: fc.string(),
        page: fc.integer({ min: 1, max: 9999 }),
      }),
      (query) => {
        expect(readOffersQuery(offersHref(query).split('?')[1] ?? '')).toEqual(query);
      },
    ),
  );
});
