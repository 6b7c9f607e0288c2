import { decodeReply } from '@lectern/sdk';
import { detail as detailCall } from '@lectern/sdk/endpoints/catalogue';
import { expect, test } from 'vitest';
import { primaryActionOf, readDetail } from './detail.model.ts';
import { ownedDetail, sampleDetail } from './detail.samples.ts';
import { sampleCourse } from '../course.samples.ts';

test.each([
  ['a course with a price', sampleDetail, false, 'addToCart'],
  ['a course in the cart', sampleDetail, true, 'goToCart'],
  ['a free course', { ...sampleDetail, course: { ...sampleCourse, priceCents: 0 } }, false, 'startFree'],
  ['a course off sale', { ...sampleDetail, isOnSale: false }, true, 'offSale'],
  ['an owned course', ownedDetail, false, 'learn'],
  ['an owned course off sale', { ...ownedDetail, isOnSale: false }, false, 'learn'],
  ['an owned course that is live', { ...sampleDetail, course: ownedDetail.course }, false, 'enterLive'],
  [
    'an owned package',
    { ...ownedDetail, course: { ...ownedDetail.course, isPackage: true } },
    false,
    'openPackage',
  ],
] as const)('the primary action for %s is %s', (_, detail, isInCart, kind) => {
  expect(primaryActionOf(detail, isInCart).kind).toBe(kind);
});

test.each([undefined, null, {}, { course: null }, { course: { commodityId: '1' } }])(
  'the reply %j reads as no course',
  (reply) => {
    expect(readDetail(decodeReply(detailCall, reply))).toBeUndefined();
  },
);

test('missing or malformed fields of a course reply are dropped or replaced by defaults', () => {
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
