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

describe('what can be done', () => {
  test.each<[string, unknown, unknown, boolean, OfferAction]>([
    ['a visitor logs in for what is open', 'open', null, true, 'login'],
    ['a student who may, registers', 'open', signed('open', '0'), false, 'register'],
    ['a student who may not, learns so', 'open', null, false, 'barred'],
    ['everybody waits for what is to come', 'soon', null, true, 'wait'],
    ['also who may register then', 'soon', signed('open', '0'), false, 'wait'],
    ['what is over is over', 'closed', null, true, 'over'],
    ['also for who never began', 'closed', signed('closed', '0'), false, 'over'],
    ['who has begun looks at it, also when it is over', 'closed', signed('submitted'), false, 'look'],
    ['a state of the future can only be looked at', 'drawn', null, false, 'over'],
  ])('%s', (_, state, sign, isVisitor, action) => {
    const page = pageOf(state, sign);
    expect(page && actionOf(page, isVisitor)).toBe(action);
  });
});

describe('reading', () => {
  test('keeps what can be read of a damaged reply', () => {
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

  test('shows nothing of an exam without an id', () => {
    const [found] = decodeReply(offers, { records: [{ itemName: '考试' }] }).records;
    expect([readOffer(found!), readPage(null), readPage({ offer: 'x' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('the address keeps the whole state of the list', () => {
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
