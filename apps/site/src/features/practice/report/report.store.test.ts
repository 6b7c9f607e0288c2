import { describe, expect, it, vi } from 'vitest';
import { exerciseStart } from '../../../shared/routes/enterExercise.ts';
import { fakeSchool, setUpFakeSchool, refusing } from '../../../shared/testing/school.fixture.ts';
import { reportReply } from '../stories.data.ts';
import { hasQuestions, loadReport, repeatExercise, report } from './report.store.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

const refuse = refusing('交卷之后才能看报告');
const calledIds = () => fakeSchool.calls.map(([id]) => id);

setUpFakeSchool();

describe('a report', () => {
  it('credits the points of an exercise when opened', async () => {
    fakeSchool.answers.set('question.report', () => reportReply);
    fakeSchool.answers.set('question.integralIncrease', () => ({ points: 5, gained: true, remaining: 120 }));
    await loadReport('9');
    expect(report).toMatchObject({ status: 'ready', points: 5, allPoints: 120 });
  });

  it('credits nothing for an exam, and is complete if crediting fails', async () => {
    fakeSchool.answers.set('question.report', () => ({
      ...reportReply,
      record: { ...reportReply.record, exerciseType: 'exam' },
    }));
    await loadReport('10');
    expect(calledIds()).toEqual(['question.report']);

    fakeSchool.answers.set('question.report', () => reportReply);
    fakeSchool.answers.set('question.integralIncrease', refuse);
    await loadReport('11');
    expect(report).toMatchObject({ status: 'ready', points: 0 });
  });

  it('keeps its questions while it is loaded again, and drops those of another report', async () => {
    fakeSchool.answers.set('question.report', () => reportReply);
    await loadReport('20');
    const again = loadReport('20');
    expect(report).toMatchObject({ status: 'loading', score: reportReply.record.score });
    expect(hasQuestions(report)).toBe(true);
    await again;
    const other = loadReport('21');
    expect(hasQuestions(report)).toBe(false);
    await other;
  });

  it.each([
    [true, { state: 'doing' }],
    [true, { state: 'paused' }],
    [false, { state: 'left' }],
    [false, undefined],
  ] as const)('is missing, with isUnfinished %s, if its exercise is %o', async (isUnfinished, record) => {
    fakeSchool.answers.set('question.report', refuse);
    fakeSchool.answers.set('question.recordDetail', () => record ?? refuse());
    await loadReport('9');
    expect(report).toMatchObject({ status: 'missing', isUnfinished });
  });

  it('starts the same exercise again', async () => {
    fakeSchool.answers.set('question.report', () => reportReply);
    fakeSchool.answers.set('visitor.reexamine', ({ recordId }) => ({
      recordId: `again ${String(recordId)}`,
    }));
    await loadReport('9');
    expect(await repeatExercise()).toEqual({ isDone: true, value: 'again 9' });
    fakeSchool.answers.set('visitor.reexamine', refuse);
    expect(await repeatExercise()).toMatchObject({ isDone: false });
    expect(exerciseStart.of).toBe('');
  });
});
