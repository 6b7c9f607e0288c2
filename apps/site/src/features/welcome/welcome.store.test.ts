import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../shared/session/session.store.ts';
import { fakeSchool, setUpFakeSchool } from '../../shared/testing/school.fixture.ts';
import { loadWelcome, saveGoal, skipGoal, welcome } from './welcome.store.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));

const refuse = () => {
  throw new Error('offline');
};
const subject = (subjectId: string, questionCount = 3) => ({
  subjectId,
  subjectName: '高等数学',
  questionCount,
});
const FAR = '2999-06-07T01:00:00.000Z';

setUpFakeSchool();
beforeEach(() => {
  session.token = 'token';
  fakeSchool.answers.set('question.allCategories', () => ({
    records: [{ categoryName: '公共课', subjects: [subject('1'), subject('2', 0), subject('')] }, null],
  }));
  fakeSchool.answers.set('question.goal', () => ({ subjectId: null, examOn: null }));
  fakeSchool.answers.set('exam.myExams', () => ({
    records: [
      { examId: '5', examName: '期末', subjectName: '高等数学', openAt: FAR },
      { examId: '6', openAt: '?' },
    ],
  }));
});

describe('the choices of the welcome page', () => {
  it('are subjects with questions, and exams still to come', async () => {
    await loadWelcome();
    expect(welcome.status).toBe('ready');
    expect(welcome.subjects.map(({ id }) => id)).toEqual(['1']);
    expect(welcome.exams).toMatchObject([{ id: '5', day: '2999-06-07' }]);
  });

  it('are subjects only, if exams and the goal fail to load', async () => {
    fakeSchool.answers.set('exam.myExams', refuse);
    fakeSchool.answers.set('question.goal', refuse);
    await loadWelcome();
    expect(welcome).toMatchObject({ status: 'ready', exams: [], subjectId: '', exam: '' });
  });

  it('fail to load without the subjects', async () => {
    fakeSchool.answers.set('question.allCategories', refuse);
    await loadWelcome();
    expect(welcome.status).toBe('failed');
  });
});

it.each([
  [null, ''],
  ['2999-06-07', '5'],
  ['2999-01-01', 'own'],
])('the welcome page starts with the stored goal: the exam day %s selects %s', async (examOn, exam) => {
  fakeSchool.answers.set('question.goal', () => ({ subjectId: '1', examOn }));
  await loadWelcome();
  expect(welcome).toMatchObject({ subjectId: '1', exam });
});

it.each([
  ['5', '', { subjectId: '1', examOn: '2999-06-07' }],
  ['own', '2999-02-02', { subjectId: '1', examOn: '2999-02-02' }],
  ['none', '2999-02-02', { subjectId: '1' }],
])('saving the goal with the exam choice %s sends the expected day', async (exam, examOn, expected) => {
  fakeSchool.answers.set('question.setGoal', () => ({}));
  fakeSchool.answers.set('question.today', () => ({ steps: [], next: null }));
  await loadWelcome();
  Object.assign(welcome, { subjectId: '1', exam, examOn });
  expect((await saveGoal()).isDone).toBe(true);
  expect(fakeSchool.calls.find(([call]) => call === 'question.setGoal')?.[1]).toEqual(expected);
  expect(welcome.step).toBe('ready');
});

it('the welcome page stays on its step if the goal cannot be saved', async () => {
  fakeSchool.answers.set('question.setGoal', refuse);
  await loadWelcome();
  Object.assign(welcome, { step: 'exam', subjectId: '1', exam: 'none' });
  expect((await saveGoal()).isDone).toBe(false);
  expect(welcome).toMatchObject({ step: 'exam', isSaving: false });
});

it('skipping the goal is saved', async () => {
  fakeSchool.answers.set('question.setGoal', () => ({}));
  await skipGoal();
  expect(fakeSchool.calls).toEqual([['question.setGoal', {}]]);
});
