import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool, offline, refusing } from '../../shared/testing/school.fixture.ts';
import { session } from '../../shared/session/session.store.ts';
import { cart } from '../cart/index.ts';
import {
  buyPlan,
  entrance,
  joinPlan,
  loadEntrance,
  openPlanStage,
  ownPlans,
  planDetail,
  planList,
  planWork,
  showOwnPlans,
  showPlan,
  showPlans,
  startPractice,
} from './plan.store.ts';
import { readPlanPage } from './plan.model.ts';
import { joinedDetail, myPlan, paidDetail, planDetail as detail, planPage } from './samples.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));

setUpFakeSchool({
  'plan.list': () => planPage,
  'plan.detail': ({ planId }) => ({ ...detail(), plan: { ...detail().plan, planId } }),
  'plan.mine': () => ({ total: 1, records: [myPlan(), {}], counts: { all: 1 } }),
});
beforeEach(() => {
  Object.assign(session, { token: 't', userId: '7', companyId: '1' });
  Object.assign(cart, { ids: [], items: [] });
});

describe('reading plans', () => {
  test('sends only the filters that are set, and drops plans without an id', async () => {
    fakeSchool.answers.set('plan.list', () => ({ ...planPage, records: [...planPage.records, {}] }));
    await showPlans({ keyword: '数学', category: '', price: 'free', page: 2 });
    expect(fakeSchool.calls).toEqual([
      ['plan.list', { keyword: '数学', price: 'free', pageNo: 2, pageSize: 12 }],
    ]);
    expect(planList.value?.records).toHaveLength(3);
    await showOwnPlans({ state: 'overdue', page: 1 });
    expect(ownPlans.value).toMatchObject({
      total: 1,
      records: [{ plan: { id: '7' } }],
      counts: { all: 1, done: 0 },
    });
  });

  test('never shows the previous plan under the next address', async () => {
    await showPlan('7');
    expect(planDetail.value?.plan.id).toBe('7');
    const next = showPlan('8');
    expect(planDetail.value).toBeUndefined();
    await next;
    expect(planDetail.value?.plan.id).toBe('8');
  });

  test('distinguishes a missing plan from a failed request', async () => {
    fakeSchool.answers.set('plan.detail', refusing('没有找到'));
    await showPlan('9');
    expect(planDetail.status).toBe('missing');
    fakeSchool.answers.set('plan.detail', offline);
    await showPlan('9');
    expect(planDetail.status).toBe('failed');
  });

  test('requests the student’s own plan only if there is a student, and works without it', async () => {
    await loadEntrance(false);
    expect(fakeSchool.calls).toEqual([]);
    await loadEntrance(true);
    expect(entrance.own?.plan.id).toBe('7');
    fakeSchool.answers.set('plan.mine', offline);
    await loadEntrance(true);
    expect(entrance.own).toBeUndefined();
  });
});

describe('an action of the student', () => {
  test('shows its progress, and returns the school’s message if refused', async () => {
    const joining = joinPlan('7');
    expect(planWork).toMatchObject({ step: 'joining', id: '7' });
    expect(await joining).toMatchObject({ isDone: true });
    expect(planWork.step).toBe('idle');
    fakeSchool.answers.set('plan.openStage', refusing('还没有到'));
    expect(await openPlanStage('7', '73')).toMatchObject({ isDone: false, message: '还没有到' });
    fakeSchool.answers.set('plan.openStage', offline);
    expect(await openPlanStage('7', '73')).toMatchObject({ isDone: false, message: '' });
    expect(planWork.step).toBe('idle');
  });

  test('puts a plan’s courses into the cart, up to the first refusal', async () => {
    const page = readPlanPage(Object({ ...paidDetail(), commodityIds: ['57', '58', '59'] }));
    if (page === undefined) throw new Error('The sample has no plan');
    fakeSchool.answers.set('cart.add', ({ commodityId }) =>
      commodityId === '58' ? refusing('已经下架')() : { count: 1 },
    );
    expect(await buyPlan(page)).toMatchObject({ isDone: false, message: '已经下架' });
    expect(fakeSchool.calls.map(([id, input]) => [id, input.commodityId])).toEqual([
      ['cart.add', '57'],
      ['cart.add', '58'],
    ]);
    expect(cart.ids).toEqual(['57']);
  });

  test('starts a paper or a chapter, and fails if the reply has no record', async () => {
    fakeSchool.answers.set('question.generatePaper', () => ({ recordId: '91' }));
    fakeSchool.answers.set('question.generateChapter', () => ({}));
    const items = readPlanPage(Object(joinedDetail()))?.stages.flatMap((stage) => stage.items) ?? [];
    const of = (kind: string) => items.find((item) => item.kind === kind) ?? expect.fail(kind);
    expect(await startPractice(of('paper'))).toEqual({ isDone: true, value: '91' });
    expect(await startPractice(of('chapter'))).toMatchObject({ isDone: false, message: '' });
    expect(fakeSchool.calls).toEqual([
      ['question.generatePaper', { paperId: '16', start: 'continue' }],
      ['question.generateChapter', { subjectId: '2', pointId: '14' }],
    ]);
  });
});
