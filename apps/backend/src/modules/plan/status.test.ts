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

describe('withStates', () => {
  test.each<[string, StageItem[][], Partial<PlanRules>, string[]]>([
    [
      'opens stages one after the other in an ordered plan',
      [[item('done')], [item('doing')], [item('new')]],
      {},
      ['done', 'open', 'locked'],
    ],
    [
      'opens all stages of an unordered plan',
      [[item('new')], [item('new')]],
      { isOrdered: false },
      ['open', 'open'],
    ],
    [
      'marks a stage that grants a course as ready to be opened',
      [[item('done')], [missing()], [missing()]],
      {},
      ['done', 'ready', 'locked'],
    ],
    [
      'grants nothing before the plan is joined',
      [[missing()], [missing()]],
      { joinedAt: undefined },
      ['open', 'locked'],
    ],
    ['grants no course that has to be bought', [[missing()]], { offer: 'parts' }, ['open']],
    ['grants courses that are free', [[missing({ priceCents: 0 })]], { offer: 'parts' }, ['ready']],
    [
      'ignores items that are gone',
      [[item('done'), item('gone')], [item('gone')], [item('new')]],
      {},
      ['done', 'done', 'open'],
    ],
    [
      'keeps a stage done that was finished before an earlier one',
      [[item('new')], [item('done')], [item('new')]],
      {},
      ['open', 'done', 'locked'],
    ],
  ])('%s', (_, items, more, states) => {
    const stagesWithState = withStates(
      items.map((one, index) => stage(String(index), one)),
      rules(more),
    );
    expect(stagesWithState.map(({ state }) => state)).toEqual(states);
  });

  test('sets due dates one after the other, and marks only unfinished stages overdue', () => {
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
  ['is 100 without items', [], 100],
  ['is 50 for one of two items', [item('done'), item('new')], 50],
  ['ignores items that are gone', [item('done'), item('gone')], 100],
  ['stays below 100 while an item is unfinished', [item('doing', { percent: 100 }), item('done')], 99],
])('meanOf %s', (_, items, percent) => {
  expect(meanOf(items)).toBe(percent);
});

describe('nextStep', () => {
  const next = (...items: StageItem[][]) =>
    nextStep(
      withStates(
        items.map((one, index) => stage(String(index), one)),
        rules(),
      ),
      NOW,
    );

  test('returns the first unfinished item of the first open stage', () => {
    expect(next([item('done')], [item('gone'), item('new', { itemId: '5' })])).toMatchObject({
      stageId: '1',
      item: { itemId: '5' },
    });
  });

  test('skips an exam that is not open yet, unless nothing else is left', () => {
    const exam = item('new', { itemId: '5', kind: 'exam', openAt: '2026-04-01T00:00:00.000Z' });
    expect(next([exam, item('new', { itemId: '6' })])?.item?.itemId).toBe('6');
    expect(next([exam])?.item?.itemId).toBe('5');
  });

  test('returns the stage to open, or undefined when all is done', () => {
    expect(next([missing()])).toEqual({ stageId: '0', item: undefined });
    expect(next([item('done')])).toBeUndefined();
  });
});

test('coursesToBuy returns only courses that the plan does not grant', () => {
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
