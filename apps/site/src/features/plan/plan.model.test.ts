import { decodeReply } from '@lectern/sdk';
import { detail, list, mine } from '@lectern/sdk/endpoints/plan';
import { describe, expect, test } from 'vitest';
import { ownPlansHref, plansHref, readOwnQuery, readPlanQuery } from './address.ts';
import {
  type PlanAction,
  planActionOf,
  type PlanPage,
  readItem,
  readOwnPlan,
  readPlan,
  readPlanPage,
} from './plan.model.ts';
import { joinedDetail, myPlan, paidDetail, planDetail, readyDetail } from './samples.ts';

const page = (reply: unknown): PlanPage => {
  const read = readPlanPage(decodeReply(detail, reply));
  if (read === undefined) throw new Error('The sample has no plan');
  return read;
};

describe('the one thing to do', () => {
  test.each<[string, unknown, readonly string[], PlanAction]>([
    ['with a plan that costs nothing is to join', planDetail(), [], 'join'],
    ['with one that costs something is to buy', paidDetail(), ['1'], 'buy'],
    ['with one in the cart is to go there', paidDetail(), ['57'], 'toCart'],
    ['with one that is no longer offered is nothing', planDetail({ offeredFlag: 0 }), [], 'offShelf'],
    ['with a joined one is to go on', joinedDetail(), [], 'goOn'],
    ['with one whose next stage waits is to open it', readyDetail(), [], 'openStage'],
    ['with one that is done is to look back', joinedDetail({ next: null, nextStageId: '' }), [], 'finished'],
  ])('%s', (_, reply, inCart, action) => {
    expect(planActionOf(page(reply), inCart)).toBe(action);
  });
});

describe('a part', () => {
  const { stages } = joinedDetail();
  const itemOf = (item: unknown) =>
    readItem(decodeReply(detail, { stages: [{ items: [item] }] }).stages[0]?.items[0]);
  const [course, exam] = stages[0]?.items ?? [];

  test('leads to its lesson, to the course’s page while it is not the student’s, and to the exam', () => {
    expect(itemOf(course)?.href).toBe('#/class/type/video/page?classTypeId=11&commodityId=51&lessonId=31');
    expect(itemOf({ ...course, ownedFlag: 0 })?.href).toBe('#/course/detail/51/11/contents');
    expect(itemOf({ ...course, lessonId: '' })?.href).toBe('#/course/detail/51/11/contents');
    expect(itemOf(exam)?.href).toBe('#/lib/subject/exampaper/examintro/12');
  });

  test.each([{ ...exam, itemId: '' }, { ...exam, kind: 'film' }, { ...course, commodityId: null }, null, 7])(
    '%# is dropped where it leads nowhere',
    (reply) => {
      expect(itemOf(reply)).toBeUndefined();
    },
  );
});

test('replies that are not what they should be cost no more than what they lack', () => {
  const pageOf = (plan: object) => readPlanPage(decodeReply(detail, { plan }));
  const ownOf = (own: object) => readOwnPlan(decodeReply(mine, { records: [own] }).records[0]!);
  expect(readPlan(decodeReply(list, { records: [{}] }).records[0]!)).toBeUndefined();
  expect(pageOf({ planId: '7' })).toBeUndefined();
  expect(pageOf({ planId: '7', planName: 'a', priceCents: -5, progressPercent: 900 })).toMatchObject({
    plan: { priceCents: 0, progress: 100, offer: 'parts', isJoined: false },
    stages: [],
    outcomes: { zh: [], en: [] },
  });
  expect(ownOf({ ...myPlan(), stages: [{ stageId: 1, state: 'x' }], next: {} })).toMatchObject({
    next: undefined,
    stages: [{ state: 'open' }],
  });
});

describe('the address', () => {
  test('keeps what the list shows', () => {
    const query = { keyword: '数学 & 零', category: '3', price: 'free', page: 2 } as const;
    expect(readPlanQuery(plansHref(query).split('?')[1] ?? '')).toEqual(query);
    expect(plansHref()).toBe('#/trainingPlan/list');
    expect(readOwnQuery(ownPlansHref({ state: 'overdue', page: 3 }).split('?')[1] ?? '')).toEqual({
      state: 'overdue',
      page: 3,
    });
  });

  test.each(['page=-1', 'page=x', 'page=99999', 'price=gold', ''])('%s counts as not said', (search) => {
    expect(readPlanQuery(search)).toEqual({ keyword: '', category: '', price: '', page: 1 });
    expect(readOwnQuery(`${search}&state=x`)).toEqual({ state: undefined, page: 1 });
  });
});
