import type { PlanItem } from '@lectern/sdk/endpoints/plan';
import { describe, expect, test } from 'vitest';
import {
  coursesToBuy,
  withStates,
  meanOf,
  nextStep,
  type PlanRules,
  type RawStage,
  type StageItem,
} from './status.ts';

const NOW = new Date('2026-03-20T00:00:00Z');
const rules = (more: Partial<PlanRules> = {}): PlanRules => ({
  offer: 'given',
  isOrdered: true,
  joinedAt: new Date('2026-03-01T00:00:00Z'),
  now: NOW,
  ...more,
});

const item = (state: PlanItem['state'], more: Partial<StageItem> = {}): StageItem => ({
  itemId: '1',
  kind: 'course',
  targetId: '1',
  itemName: 'a',
  itemNameEn: '',
  state,
  percent: state === 'done' ? 100 : 0,
  count: 1,
  minutes: 0,
  commodityId: '7',
  ownedFlag: 1,
  lessonId: '',
  subjectId: '',
  openAt: null,
  closeAt: null,
  priceCents: 100,
  listPriceCents: 200,
  ...more,
});
const stage = (id: string, items: StageItem[], days = 10): RawStage => ({
  id,
  name: id,
  nameEn: '',
  summary: '',
  summaryEn: '',
  days,
  items,
});
const missing = (more: Partial<StageItem> = {}) => item('new', { ownedFlag: 0, ...more });

describe('the stages', () => {
  test.each<[string, StageItem[][], Partial<PlanRules>, string[]]>([
    [
      'open one after the other where the plan is ordered',
      [[item('done')], [item('doing')], [item('new')]],
      {},
      ['done', 'open', 'locked'],
    ],
    ['are all open where it is not', [[item('new')], [item('new')]], { isOrdered: false }, ['open', 'open']],
    [
      'wait to be opened where they bring a course along',
      [[item('done')], [missing()], [missing()]],
      {},
      ['done', 'ready', 'locked'],
    ],
    [
      'bring nothing along before the plan is joined',
      [[missing()], [missing()]],
      { joinedAt: undefined },
      ['open', 'locked'],
    ],
    ['bring nothing along that has to be bought', [[missing()]], { offer: 'parts' }, ['open']],
    ['bring along what is free anyway', [[missing({ priceCents: 0 })]], { offer: 'parts' }, ['ready']],
    [
      'are not held up by what is gone',
      [[item('done'), item('gone')], [item('gone')], [item('new')]],
      {},
      ['done', 'done', 'open'],
    ],
    [
      'that are done early stay done behind one that is not',
      [[item('new')], [item('done')], [item('new')]],
      {},
      ['open', 'done', 'locked'],
    ],
  ])('%s', (_, items, more, states) => {
    const stagesWithState = withStates(
      items.map((one, place) => stage(String(place), one)),
      rules(more),
    );
    expect(stagesWithState.map(({ state }) => state)).toEqual(states);
  });

  test('are due one after the other, and overdue only while they are not done', () => {
    const stagesWithState = withStates(
      [stage('a', [item('done')], 5), stage('b', [item('new')], 14), stage('c', [item('new')], 14)],
      rules(),
    );
    expect(
      stagesWithState.map(({ dueAt, isOverdue }) => [dueAt?.toISOString().slice(0, 10), isOverdue]),
    ).toEqual([
      ['2026-03-06', false],
      ['2026-03-20', true],
      ['2026-04-03', false],
    ]);
    expect(withStates([stage('a', [item('new')])], rules({ joinedAt: undefined }))[0]).toMatchObject({
      dueAt: null,
      isOverdue: false,
    });
  });
});

test.each<[string, StageItem[], number]>([
  ['nothing', [], 100],
  ['a half', [item('done'), item('new')], 50],
  ['what is gone', [item('done'), item('gone')], 100],
  ['almost all', [item('doing', { percent: 100 }), item('done')], 99],
])('the mean of %s', (_, items, percent) => {
  expect(meanOf(items)).toBe(percent);
});

describe('the next step', () => {
  const next = (...items: StageItem[][]) =>
    nextStep(
      withStates(
        items.map((one, place) => stage(String(place), one)),
        rules(),
      ),
      NOW,
    );

  test('is the first part that waits in the first open stage', () => {
    expect(next([item('done')], [item('gone'), item('new', { itemId: '5' })])).toMatchObject({
      stageId: '1',
      item: { itemId: '5' },
    });
  });

  test('leaves an exam for later that is still to come, unless there is nothing else', () => {
    const exam = item('new', { itemId: '5', kind: 'exam', openAt: '2026-04-01T00:00:00.000Z' });
    expect(next([exam, item('new', { itemId: '6' })])?.item?.itemId).toBe('6');
    expect(next([exam])?.item?.itemId).toBe('5');
  });

  test('is to open a stage, or nothing where all is done', () => {
    expect(next([missing()])).toEqual({ stageId: '0', item: undefined });
    expect(next([item('done')])).toBeUndefined();
  });
});

test('only courses that nobody gives have to be bought', () => {
  const stages = [
    stage('a', [
      missing(),
      missing({ priceCents: 0, itemId: '2' }),
      item('gone', { ownedFlag: 0 }),
      item('new'),
    ]),
  ];
  expect(coursesToBuy('parts', stages).map(({ itemId }) => itemId)).toEqual(['1']);
  expect(coursesToBuy('package', stages).map(({ itemId }) => itemId)).toEqual(['1', '2']);
  expect(coursesToBuy('given', stages)).toEqual([]);
});
