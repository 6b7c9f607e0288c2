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

describe('the primary action of a plan', () => {
  test.each<[string, unknown, readonly string[], PlanAction]>([
    ['is to join a free plan', planDetail(), [], 'join'],
    ['is to buy a paid plan', paidDetail(), ['1'], 'buy'],
    ['is to open the cart if the plan is in it', paidDetail(), ['57'], 'toCart'],
    ['is none for a plan no longer offered', planDetail({ offeredFlag: 0 }), [], 'offShelf'],
    ['is to continue a joined plan', joinedDetail(), [], 'goOn'],
    ['is to open the next stage if it is ready', readyDetail(), [], 'openStage'],
    ['is to review a finished plan', joinedDetail({ next: null, nextStageId: '' }), [], 'finished'],
  ])('%s', (_, reply, inCart, action) => {
    expect(planActionOf(page(reply), inCart)).toBe(action);
  });
});

describe('an item of a plan', () => {
  const { stages } = joinedDetail();
  const itemOf = (item: unknown) =>
    readItem(decodeReply(detail, { stages: [{ items: [item] }] }).stages[0]?.items[0]);
  const [course, exam] = stages[0]?.items ?? [];

  test('links to its lesson, to the course page if the course is not owned, or to its exam', () => {
    expect(itemOf(course)?.href).toBe('#/class/type/video/page?classTypeId=11&commodityId=51&lessonId=31');
    expect(itemOf({ ...course, ownedFlag: 0 })?.href).toBe('#/course/detail/51/11/contents');
    expect(itemOf({ ...course, lessonId: '' })?.href).toBe('#/course/detail/51/11/contents');
    expect(itemOf(exam)?.href).toBe('#/lib/subject/exampaper/examintro/12');
  });

  test.each([{ ...exam, itemId: '' }, { ...exam, kind: 'film' }, { ...course, commodityId: null }, null, 7])(
    'is dropped if it leads nowhere (%#)',
    (reply) => {
      expect(itemOf(reply)).toBeUndefined();
    },
  );
});

test('plan replies with missing or malformed fields get defaults, and plans without an id or a name are dropped', () => {
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

describe('the address of the plans', () => {
  test('keeps filters and page', () => {
    const query = { keyword: '数学 & 零', category: '3', price: 'free', page: 2 } as const;
    expect(readPlanQuery(plansHref(query).split('?')[1] ?? '')).toEqual(query);
    expect(plansHref()).toBe('#/trainingPlan/list');
    expect(readOwnQuery(ownPlansHref({ state: 'overdue', page: 3 }).split('?')[1] ?? '')).toEqual({
      state: 'overdue',
      page: 3,
    });
  });

  test.each(['page=-1', 'page=x', 'page=99999', 'price=gold', ''])(
    'ignores the invalid query "%s"',
    (search) => {
      expect(readPlanQuery(search)).toEqual({ keyword: '', category: '', price: '', page: 1 });
      expect(readOwnQuery(`${search}&state=x`)).toEqual({ state: undefined, page: 1 });
    },
  );
});
