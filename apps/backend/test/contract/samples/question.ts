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

async function subjectId({ ask, paperId }: DemoSchool): Promise<string> {
  return (await ask(question.paperById, { id: await paperId() })).subjectId;
}

async function pointId(school: DemoSchool): Promise<string> {
  const [point] = await school.ask(question.chapterPoints, { subjectId: await subjectId(school) });
  if (point === undefined) throw new Error('The subject has no chapters');
  return point.pointId;
}

/** Samples of the question bank and its practice. */
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
  sample(question.wrongList, { due: 1, pageNo: 1, pageSize: 10 }),
  sample(question.wrongAnswerList, { pageNo: 1, pageSize: 10 }),
  sample(question.wrong, async (school) => ({ id: (await wrongEntry(school)).wrongId })),
  sample(question.wrongSubmit, async (school) => {
    const entry = await wrongEntry(school);
    return { a: entry.wrongId, b: entry.questionId, answer: '["A"]' };
  }),
  sample(question.wrongRepeat, async (school) => ({
    repetitions: [
      {
        operationId: 'repetition-1',
        wrongId: (await wrongEntry(school)).wrongId,
        answer: ['A'],
        agoSeconds: 60,
      },
    ],
  })),
  sample(question.wrongRemove, async (school) => ({ id: (await wrongEntry(school)).wrongId })),
  sample(question.collected, async (school) => ({ questionId: await collectedQuestion(school) })),
  sample(question.collect, async ({ openExercise }) => ({
    questionId: (await openExercise()).questions[0]?.questionId ?? '',
  })),
  sample(question.collectList, { pageNo: 1, pageSize: 10 }),
  sample(question.configByType, { type: 'chapter' }),
  sample(question.chapterPoints, async (school) => ({ subjectId: await subjectId(school) })),
  sample(question.chapterPointPage, async (school) => ({
    subjectId: await subjectId(school),
    pageNo: 1,
    pageSize: 10,
  })),
  sample(question.chapterPointDetail, async (school) => ({ pointId: await pointId(school) })),
  sample(question.chapterPointDoneCount, async (school) => ({ subjectId: await subjectId(school) })),
  sample(question.bankTypeNumber, async (school) => ({ subjectId: await subjectId(school), difficulty: 1 })),
  sample(question.bankTypeName, {}),
  sample(question.generateChapter, async (school) => ({
    subjectId: await subjectId(school),
    pointId: await pointId(school),
    count: 5,
  })),
  sample(question.generateOrderPaper, async (school) => ({ subjectId: await subjectId(school), count: 5 })),
  sample(question.generateDaily, async (school) => ({ subjectId: await subjectId(school) })),
  sample(question.generateSmartPaper, async (school): Promise<question.GenerateSmartPaperIn> => ({
    subjectId: await subjectId(school),
    types: [{ type: 'single', number: 2 }],
  })),
  sample(question.today, {}),
  sample(question.goal, {}),
  sample(question.setGoal, async (school) => ({ subjectId: await subjectId(school), examOn: '2099-06-07' })),
  sample(question.dailyToday, async (school) => ({ subjectId: await subjectId(school) })),
  sample(question.dailyRank, async (school) => ({ subjectId: await subjectId(school), day: '2026-03-02' })),
  sample(question.subjectWeeks, async (school) => ({ subjectId: await subjectId(school), weeks: 4 })),
  sample(question.subjectYears, async (school) => ({ subjectId: await subjectId(school) })),
  sample(question.integralScore, async ({ finishedExercise }) => ({
    recordId: (await finishedExercise()).recordId,
  })),
  sample(question.integralIncrease, async ({ finishedExercise }) => ({
    recordId: (await finishedExercise()).recordId,
  })),
  sample(question.uncollect, async (school) => ({ questionId: await collectedQuestion(school) })),
];
