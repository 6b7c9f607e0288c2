import * as question from '@lectern/sdk/endpoints/question';
import type { DemoSchool } from '../demoSchool.ts';
import { type Sample, sample } from '../sample.ts';

async function wrongEntry({
  ask,
  finishedExercise,
}: DemoSchool): Promise<{ wrongId: string; questionId: string }> {
  await finishedExercise();
  const [entry] = (await ask(question.wrongList, {})).records;
  if (entry === undefined) throw new Error('The wrong book is empty');
  return entry;
}

async function collectedQuestion({ ask, openExercise }: DemoSchool): Promise<string> {
  const { questions } = await openExercise();
  const questionId = questions[0]?.questionId ?? '';
  await ask(question.collect, { questionId });
  return questionId;
}

/** The question bank, its exercises and what is kept of them. */
export const questionSamples: readonly Sample[] = [
  sample(question.userStatistics, {}),
  sample(question.studiedCategories, { page: 1, pageSize: 10 }),
  sample(question.allCategories, { page: 1, pageSize: 10 }),
  sample(question.subjects, {}),
  sample(question.searchCategories, { keyword: '数' }),
  sample(question.findPapers, { keyword: '卷', pageNo: 1, pageSize: 10 }),
  sample(question.paperById, async ({ paperId }) => ({ id: await paperId() })),
  sample(question.paperOverview, async ({ paperId }) => ({ paperId: await paperId() })),
  sample(question.generatePaper, async ({ paperId }): Promise<question.GeneratePaperIn> => ({
    paperId: await paperId(),
    start: 'fresh',
  })),
  sample(question.generateWrong, async ({ finishedExercise }) => ({
    recordId: (await finishedExercise()).recordId,
  })),
  sample(question.checkUnfinished, async ({ paperId }) => ({ paperId: await paperId() })),
  sample(question.lastExerciseRecord, {}),
  sample(question.exerciseRecord, async ({ openExercise }) => ({ id: (await openExercise()).recordId })),
  sample(question.recordDetail, async ({ finishedExercise }) => ({
    id: (await finishedExercise()).recordId,
  })),
  sample(question.report, async ({ finishedExercise }) => ({
    recordId: (await finishedExercise()).recordId,
  })),
  sample(question.wrongList, { pageNo: 1, pageSize: 10 }),
  sample(question.wrongAnswerList, { pageNo: 1, pageSize: 10 }),
  sample(question.wrong, async (school) => ({ id: (await wrongEntry(school)).wrongId })),
  sample(question.wrongSubmit, async (school) => {
    const entry = await wrongEntry(school);
    return { a: entry.wrongId, b: entry.questionId, answer: '["A"]' };
  }),
  sample(question.wrongRemove, async (school) => ({ id: (await wrongEntry(school)).wrongId })),
  sample(question.collected, async (school) => ({ questionId: await collectedQuestion(school) })),
  sample(question.collect, async ({ openExercise }) => ({
    questionId: (await openExercise()).questions[0]?.questionId ?? '',
  })),
  sample(question.collectList, { pageNo: 1, pageSize: 10 }),
  sample(question.uncollect, async (school) => ({ questionId: await collectedQuestion(school) })),
];
