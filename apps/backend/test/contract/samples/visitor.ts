import * as question from '@lectern/sdk/endpoints/question';
import * as visitor from '@lectern/sdk/endpoints/visitor';
import type { DemoSchool } from '../demoSchool.ts';
import { type Sample, sample } from '../sample.ts';

const clientId = 'contract-device';

async function quickPaper({ ask, askAsVisitor }: DemoSchool): Promise<visitor.VisitorPaper> {
  const { records } = await ask(question.findPapers, {});
  const [category] = await ask(question.allCategories, {}).then((page) => page.records);
  const subjectId = records[0]?.subjectId ?? '';
  return askAsVisitor(visitor.quickPaper, { categoryId: category?.categoryId ?? '', subjectId, clientId });
}

async function exercise(school: DemoSchool): Promise<Omit<visitor.VisitorSubmitIn, 'answers'>> {
  const { recordId, paperId, exerciseType } = await quickPaper(school);
  return { clientId, recordId, paperId, exerciseType };
}

/** Samples of practice without a log-in. */
export const visitorSamples: readonly Sample[] = [
  sample(visitor.quickPaper, async ({ ask }) => {
    const [category] = (await ask(question.allCategories, {})).records;
    const [subject] = await ask(question.subjects, { categoryId: category?.categoryId ?? '' });
    return { categoryId: category?.categoryId ?? '', subjectId: subject?.subjectId ?? '', clientId };
  }),
  sample(visitor.reexamine, async ({ finishedExercise }) => ({
    recordId: (await finishedExercise()).recordId,
  })),
  sample(
    visitor.sync,
    async ({ openExercise }) => ({ currentId: (await openExercise()).recordId, answers: [] }),
    { isStudents: true },
  ),
  sample(visitor.submit, async (school) => ({ ...(await exercise(school)), answers: [] })),
  sample(visitor.reexamineUnlogged, async (school) => {
    const paper = await quickPaper(school);
    const answers = paper.questions.map(({ questionId }) => ({
      questionId,
      answer: ['no answer of the bank'],
    }));
    const { recordId, paperId, exerciseType } = paper;
    await school.askAsVisitor(visitor.submit, { clientId, recordId, paperId, exerciseType, answers });
    return {
      clientId,
      recordId,
      paperId,
      exerciseType,
      questionIds: answers.slice(0, 1).map(({ questionId }) => questionId),
    };
  }),
];
