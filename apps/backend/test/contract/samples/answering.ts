import * as answering from '@lectern/sdk/endpoints/answering';
import type { DemoSchool } from '../demoSchool.ts';
import { type Sample, sample } from '../sample.ts';

const operation = { operationId: 'an-operation', sequence: 1 };

async function openRecord({ openExercise }: DemoSchool): Promise<{ recordId: string }> {
  return { recordId: (await openExercise()).recordId };
}

async function openQuestion({ openExercise }: DemoSchool): Promise<{ recordId: string; questionId: string }> {
  const { recordId, questions } = await openExercise();
  return { recordId, questionId: questions[0]?.questionId ?? '' };
}

/** Samples of the exam room: the HTTP fallbacks of the socket's operations. */
export const answeringSamples: readonly Sample[] = [
  sample(answering.paperQuestions, openRecord),
  sample(answering.submitAnswer, async (school) => ({
    ...(await openQuestion(school)),
    answer: ['A'],
    ...operation,
  })),
  sample(answering.batchSubmit, async (school) => {
    const { recordId, questionId } = await openQuestion(school);
    return { recordId, answers: [{ questionId, answer: ['A'], ...operation }] };
  }),
  sample(answering.mark, async (school) => ({ ...(await openQuestion(school)), marked: true, ...operation })),
  sample(answering.sign, async (school) => ({
    ...(await openQuestion(school)),
    sign: { struck: ['B'], highlights: [], note: '先排除 B' },
    ...operation,
  })),
  sample(answering.disconnect, openRecord),
  sample(answering.wrongQuestions, async ({ finishedExercise }) => ({
    recordId: (await finishedExercise()).recordId,
  })),
  sample(answering.switchQuestion, openQuestion),
  sample(answering.pause, openRecord),
  sample(answering.resume, openRecord),
  sample(answering.submit, async (school) => {
    const { recordId, questionId } = await openQuestion(school);
    return { recordId, answers: [{ questionId, answer: ['A'], ...operation }] };
  }),
  sample(answering.selfScore, async ({ finishedExercise }) => {
    const { recordId, questions } = await finishedExercise();
    return {
      recordId,
      questionId: questions.find(({ type }) => type === 'open')?.questionId ?? '',
      score: 1,
    };
  }),
  sample(answering.rescue, { file: 'none that was ever saved' }, { refusal: '0' }),
];
