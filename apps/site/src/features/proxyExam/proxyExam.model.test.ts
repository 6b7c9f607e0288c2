import { decodeReply } from '@lectern/sdk';
import { detail, provinces, signList } from '@lectern/sdk/endpoints/proxyExam';
import { describe, expect, test } from 'vitest';
import {
  canTakePlace,
  firstDue,
  readPlaces,
  readProvinces,
  readSign,
  type Sign,
  sharedPlaces,
  windowOf,
} from './proxyExam.model.ts';
import { signPage } from './samples.ts';

const NOW = Date.parse('2026-03-20T00:00:00Z');
const readOne = (entry: unknown) => readSign(decodeReply(signList, { records: [entry] }).records[0]);
const signOf = (more: Partial<Sign>): Sign => ({ ...readOne(signPage.records[0])!, ...more });

describe('an exam in the list', () => {
  test('is read, without a registration id if nobody has begun one', () => {
    expect(signPage.records.map((one) => readOne(one)?.signId)).toEqual(['2', '3', '', '4', '5', '6']);
  });

  test.each([null, 'x', 7, {}, { itemId: null }, { itemId: '' }])('reads as undefined from %j', (reply) => {
    expect(readOne(reply)).toBeUndefined();
  });

  test('gets defaults for malformed fields', () => {
    expect(
      readOne({ itemId: 9, state: 'lost', feeCents: 'x', startsAt: null, provinceCode: '320000' }),
    ).toEqual({
      signId: '',
      itemId: '9',
      name: '9',
      state: 'closed',
      provinceCode: '320000',
      province: '320000',
      place: '',
      startsAt: '',
      endsAt: '',
      examAt: '',
      feeCents: 0,
      reason: '',
    });
  });
});

test('provinces and places without an id are dropped', () => {
  const held = [{ provinceCode: '1' }, { provinceName: '无名' }, null];
  expect(readProvinces(decodeReply(provinces, held))).toEqual([{ value: '1', label: '1' }]);
  expect(
    readPlaces(decodeReply(detail, { places: [{ placeId: 7, remaining: -2 }, {}, 'x'] }).places),
  ).toEqual([{ id: '7', name: '7', remaining: 0 }]);
});

describe('the registration that is due', () => {
  const open = signOf({ itemId: 'open', state: 'open', endsAt: '2026-03-25T00:00:00Z' });
  const sooner = signOf({ itemId: 'sooner', state: 'open', endsAt: '2026-03-21T00:00:00Z' });
  test.each<[string, Sign[], string | undefined]>([
    ['none if there are no exams', [], undefined],
    ['the one that ends first', [open, sooner], 'sooner'],
    [
      'a returned one before all others',
      [sooner, signOf({ itemId: 'back', state: 'returned' }), signOf({ state: 'draft' })],
      'back',
    ],
    ['a draft before a new one', [sooner, signOf({ itemId: 'begun', state: 'draft' })], 'begun'],
    [
      'none outside its time window',
      [
        signOf({ state: 'open', endsAt: '2026-03-19T00:00:00Z' }),
        signOf({ state: 'open', startsAt: '2026-03-21T00:00:00Z' }),
      ],
      undefined,
    ],
    [
      'one whose times are unknown',
      [signOf({ itemId: 'vague', state: 'open', startsAt: '', endsAt: '' })],
      'vague',
    ],
    [
      'none that is handed in or closed',
      [signOf({ state: 'submitted' }), signOf({ state: 'accepted' }), signOf({ state: 'closed' })],
      undefined,
    ],
  ])('is %s', (_, signs, itemId) => {
    expect(firstDue(signs, NOW)?.itemId).toBe(itemId);
  });
});

test.each([
  [{ state: 'submitted' }, true],
  [{ state: 'submitted', place: '一中' }, true],
  [{ state: 'accepted', place: '' }, true],
  [{ state: 'accepted', place: '一中' }, false],
  [{ state: 'submitted', signId: '' }, false],
  [{ state: 'draft' }, false],
] as const)('a place can be chosen for %j: %s', (more, is) => {
  expect(canTakePlace(signOf({ place: '', ...more }))).toBe(is);
});

test('several registrations share the places that all of them have, with the fewest seats of each', () => {
  const offers = [
    [
      { id: 'a', name: '甲', remaining: 5 },
      { id: 'b', name: '乙', remaining: 1 },
    ],
    [
      { id: 'b', name: '乙', remaining: 0 },
      { id: 'c', name: '丙', remaining: 9 },
    ],
  ];
  expect(sharedPlaces(offers)).toEqual([{ id: 'b', name: '乙', remaining: 0 }]);
  expect(sharedPlaces(offers.slice(0, 1))).toEqual(offers[0]);
  expect(sharedPlaces([])).toEqual([]);
});

test.each([
  ['', '', 'within'],
  ['2026-03-21T00:00:00Z', '', 'before'],
  ['2026-03-01T00:00:00Z', '2026-03-21T00:00:00Z', 'within'],
  ['', '2026-03-19T00:00:00Z', 'after'],
])('the window from %j to %j is at the present time: %s', (startsAt, endsAt, is) => {
  expect(windowOf({ startsAt, endsAt, examAt: '' }, NOW)).toBe(is);
});
