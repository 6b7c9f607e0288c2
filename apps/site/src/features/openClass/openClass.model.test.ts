import { decodeReply } from '@lectern/sdk';
import { detail } from '@lectern/sdk/endpoints/openClass';
import { describe, expect, test } from 'vitest';
import { openClassesHref, readOpenClassQuery } from './address.ts';
import {
  actionOf,
  nextChange,
  type OpenClassAction,
  readOpenClass,
  readOpenClassPage,
} from './openClass.model.ts';
import { openClassCard, openClassDetail } from './samples.ts';
import { startTimeText } from './startTime.ts';

const readCard = (openClass: unknown) => readOpenClass(decodeReply(detail, { openClass }).openClass);
const readPage = (reply: unknown) => readOpenClassPage(decodeReply(detail, reply));

describe('the primary action of an open class', () => {
  const replay = { commodityId: '5', courseId: '15', lessonId: '31' };
  test.each<[string, Parameters<typeof openClassCard>[0], OpenClassAction]>([
    ['is to book an upcoming class', {}, 'book'],
    ['is to cancel the booking of a booked class', { bookedFlag: 1 }, 'booked'],
    ['is none for a full class', { bookedCount: 200 }, 'full'],
    ['is to cancel one’s own booking of a full class', { bookedCount: 200, bookedFlag: 1 }, 'booked'],
    ['is to book a class without a limit of places', { bookedCount: 900, capacity: null }, 'book'],
    ['is to enter a class in progress', { state: 'now' }, 'enter'],
    ['is none for a full class in progress', { state: 'now', bookedCount: 200 }, 'full'],
    [
      'is to enter a full class in progress with a booking',
      { state: 'now', bookedCount: 200, bookedFlag: 1 },
      'enter',
    ],
    ['is to watch the recording of a finished class', { state: 'finished', replay }, 'watch'],
    ['is to wait for the recording of a finished class', { state: 'finished' }, 'waiting'],
  ])('%s', (_, fields, action) => {
    const read = readCard(openClassCard(fields));
    expect(read && actionOf(read)).toBe(action);
  });
});

describe('reading an open class', () => {
  test('links to the lesson of the recording', () => {
    const read = readCard(
      openClassCard({ state: 'finished', replay: { commodityId: '5', courseId: '15', lessonId: '31' } }),
    );
    expect(read?.replayHref).toBe('#/class/type/video/page?classTypeId=15&commodityId=5&lessonId=31');
  });

  test.each([null, 7, {}, { openClassId: '1' }, { name: '没有编号' }])(
    'drops a reply without an id or a name (%#)',
    (reply) => {
      expect(readCard(reply)).toBeUndefined();
    },
  );

  test('replaces malformed fields by defaults', () => {
    const page = readPage({
      openClass: {
        openClassId: '1',
        name: '一节课',
        state: 'soon',
        capacity: -3,
        bookedCount: 'many',
        replay: [],
      },
      outcomes: [null, {}, '看懂'],
      teacher: 'x',
      course: 3,
    });
    expect(page).toMatchObject({
      openClass: { state: 'finished', capacity: undefined, bookedCount: 0, replayHref: '' },
      outcomes: { en: ['看懂'] },
      teacher: undefined,
      course: undefined,
    });
  });

  test('falls back to Chinese if there is no English', () => {
    expect(readPage(openClassDetail())?.outcomes.en).toHaveLength(3);
  });
});

test('the next change of an open class is its opening, then its end, then none', () => {
  const { opensAt, endsAt } = openClassCard();
  expect(nextChange({ state: 'upcoming', opensAt, endsAt })).toBe(Date.parse(opensAt));
  expect(nextChange({ state: 'now', opensAt, endsAt })).toBe(Date.parse(endsAt));
  expect(nextChange({ state: 'finished', opensAt, endsAt })).toBeUndefined();
  expect(nextChange({ state: 'upcoming', opensAt: 'soon', endsAt })).toBeUndefined();
});

describe('the time of an open class', () => {
  const now = Date.parse('2026-11-23T04:00:00.000Z');
  test.each([
    ['2026-11-23T11:30:00.000Z', '今晚 19:30', 'Tonight 19:30'],
    ['2026-11-23T06:00:00.000Z', '今天 14:00', 'Today 14:00'],
    ['2026-11-24T11:30:00.000Z', '明晚 19:30', 'Tomorrow 19:30'],
    ['2026-11-23T16:30:00.000Z', '明天 00:30', 'Tomorrow 00:30'],
    ['2026-11-25T11:30:00.000Z', '11月25日 周三 19:30', 'Wed\u00a025\u00a0Nov, 19:30'],
    ['2026-11-22T11:30:00.000Z', '11月22日 周日 19:30', 'Sun\u00a022\u00a0Nov, 19:30'],
    ['no time', '', ''],
  ])('is worded relative to today: %s', (startsAt, zh, en) => {
    expect([startTimeText(startsAt, now, 'zh'), startTimeText(startsAt, now, 'en')]).toEqual([zh, en]);
  });

  test('is given in the school’s time zone', () => {
    expect(startTimeText('2026-11-23T11:30:00.000Z', now, 'zh', 'America/New_York')).toBe('明天 06:30');
  });
});

test.each([
  ['', { tab: 'all', category: '', page: 1 }, '#/openCourse'],
  ['tab=booked&page=2', { tab: 'booked', category: '', page: 2 }, '#/openCourse?tab=booked&page=2'],
  ['tab=later&page=-1&category=3', { tab: 'all', category: '3', page: 1 }, '#/openCourse?category=3'],
] as const)('the query “%s” is read and written', (search, query, href) => {
  expect(readOpenClassQuery(search)).toEqual(query);
  expect(openClassesHref(query)).toBe(href);
});
