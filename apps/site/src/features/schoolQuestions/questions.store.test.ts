import { ApiError } from '@lectern/sdk';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool, inputsOf } from '../../shared/testing/school.fixture.ts';
import { memoryStorage, replacePorts } from '../../shared/ports.ts';
import { session } from '../../shared/session/session.store.ts';
import { requiredScene } from './customValues.ts';
import { storeQuestionsDraft } from './questions.draft.ts';
import { cancelQuestions, loadQuestions, questions, runQuestions, saveQuestions } from './questions.store.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));
vi.mock('../../shared/overlays/toast.ts', () => import('../../shared/testing/school.fixture.ts'));

const refusal = (message: string, data?: unknown) =>
  new ApiError({ kind: 'business', endpoint: 'call', code: '0', message, data });
const group = (id: string, ...below: object[]) => ({
  id,
  groupName: `组 ${id}`,
  studentGroupRespList: below,
});
const answers = { groups: ['1', '2'], proxyOrgId: '4', values: [] };

setUpFakeSchool();
beforeEach(() => {
  cancelQuestions();
  Object.assign(session, { userId: '5', companyId: '1', schoolId: '2' });
});

test('the groups of the school’s questions are read five levels deep', async () => {
  const deep = [6, 5, 4, 3, 2, 1].reduce<object[]>((below, level) => [group(String(level), ...below)], []);
  fakeSchool.answers.set('studentInfo.customInfo', () => ({
    customObj: {
      studentGroup: deep,
      ccpos: [{ id: 4, name: '代理一' }],
      proxyId: null,
      data: [{}],
      studentGroupValue: ['1'],
    },
  }));
  await loadQuestions(3);
  expect(inputsOf('studentInfo.customInfo')).toEqual([{ sceneCode: 3 }]);
  expect(questions).toMatchObject({
    status: 'ready',
    current: { proxies: [{ value: '4', label: '代理一' }], proxyId: null, group: ['1'], fields: [{}] },
  });
  expect(JSON.stringify(questions.current.groups)).toContain('组 5');
  expect(JSON.stringify(questions.current.groups)).not.toContain('组 6');
});

test('the school’s questions end once both saves have succeeded', async () => {
  const running = runQuestions(2);
  expect(questions).toMatchObject({ scene: 2, status: 'loading' });
  fakeSchool.answers.set('studentInfo.saveCustomValues', () => {
    throw refusal('请重新选择年级');
  });
  await saveQuestions(2, answers);
  expect(fakeSchool.toasts).toEqual(['请重新选择年级']);
  expect(questions).toMatchObject({ scene: 2, isBusy: false });

  fakeSchool.answers.delete('studentInfo.saveCustomValues');
  fakeSchool.calls = [];
  await saveQuestions(2, answers);
  expect(inputsOf('studentInfo.saveCustomValues')).toEqual([
    { userId: '5', companyId: '1', schoolId: '2', sceneCode: 2, values: [] },
  ]);
  expect(inputsOf('studentInfo.save')).toEqual([
    {
      userId: '5',
      companyId: '1',
      schoolId: '2',
      groupOneId: '1',
      groupTwoId: '2',
      groupThreeId: null,
      groupFourId: null,
      groupFiveId: null,
      proxyOrgId: '4',
    },
  ]);
  expect(await running).toBe(true);
  expect(questions.scene).toBeUndefined();
});

test('the school’s questions count as unanswered when cancelled or replaced by others', async () => {
  const first = runQuestions(2);
  const second = runQuestions(4);
  expect(await first).toBe(false);
  expect(questions.scene).toBe(4);
  cancelQuestions();
  expect(await second).toBe(false);
});

test.each([
  [refusal('请先完善信息', { questions: 4 }), 4],
  [refusal('请先完善信息', { questions: 9 }), undefined],
  [refusal('已经下架', null), undefined],
  [new ApiError({ kind: 'network', endpoint: 'call' }), undefined],
  [undefined, undefined],
])('the error %o requires the questions of scene %s first', (error, scene) => {
  expect(requiredScene(error)).toBe(scene);
});

test('answers survive a reload until they are saved, but not a change of school', async () => {
  replacePorts({ tabStorage: memoryStorage() });
  const files = [{ id: '9', name: '成绩单.pdf', size: 12, url: '/files/9' }];
  const draft = {
    group: ['1', '2'],
    proxyId: '4',
    answers: new Map([
      ['f1', { values: ['高三'], files: [] }],
      ['f2', { values: [], files }],
    ]),
  };
  storeQuestionsDraft(draft);
  await loadQuestions(2);
  expect(questions.current.draft).toEqual(draft);

  session.schoolId = '3';
  await loadQuestions(2);
  expect(questions.current.draft).toBeUndefined();

  session.schoolId = '2';
  await saveQuestions(2, answers);
  await loadQuestions(2);
  expect(questions.current.draft).toBeUndefined();
});
