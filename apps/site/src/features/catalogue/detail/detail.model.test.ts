import { decodeReply } from '@lectern/sdk';
import { detail as detailCall } from '@lectern/sdk/endpoints/catalogue';
import { expect, test } from 'vitest';
import { primaryActionOf, readDetail } from './detail.model.ts';
import { ownedDetail, sampleDetail } from './detail.samples.ts';
import { sampleCourse } from '../course.samples.ts';

test.each([
  ['a price and no cart', sampleDetail, false, 'addToCart'],
  ['a price, in the cart', sampleDetail, true, 'goToCart'],
  ['no price', { ...sampleDetail, course: { ...sampleCourse, priceCents: 0 } }, false, 'startFree'],
  ['off sale', { ...sampleDetail, isOnSale: false }, true, 'offSale'],
  ['owned', ownedDetail, false, 'learn'],
  ['owned and off sale', { ...ownedDetail, isOnSale: false }, false, 'learn'],
  ['owned and live now', { ...sampleDetail, course: ownedDetail.course }, false, 'enterLive'],
  [
    'an owned package',
    { ...ownedDetail, course: { ...ownedDetail.course, isPackage: true } },
    false,
    'openPackage',
  ],
] as const)('with %s the one thing to do is %s', (_, detail, isInCart, kind) => {
  expect(primaryActionOf(detail, isInCart).kind).toBe(kind);
});

test.each([undefined, null, {}, { course: null }, { course: { commodityId: '1' } }])(
  '%j names no course',
  (reply) => {
    expect(readDetail(decodeReply(detailCall, reply))).toBeUndefined();
  },
);

test('whatever is missing or mistyped leaves its own part out', () => {
  const reply = {
    course: { commodityId: 5, courseName: '甲', priceCents: '990', kind: 'other' },
    chapters: [
      null,
      { name: '一', lessons: 'none' },
      { lessons: [{ lessonId: 1, url: 'javascript:alert(1)', durationSeconds: -5 }] },
    ],
    links: [{ url: 'ftp://x' }, { url: 'https://school.example' }],
    level: 99,
    teacher: { name: '' },
  };
  const detail = readDetail(decodeReply(detailCall, reply));
  expect(detail).toMatchObject({
    course: { commodityId: '5', priceCents: 990, kind: 'recorded' },
    level: 0,
    teacher: undefined,
  });
  expect(detail?.chapters.flatMap(({ lessons }) => lessons)).toMatchObject([
    { id: '1', url: '', seconds: 0 },
  ]);
  expect(detail?.links).toHaveLength(1);
});
