import type { Module } from '../../platform/module.ts';
import { createPaperCache, paperCache } from './paperCache.ts';
import { questionRoutes } from './question.routes.ts';

export { bankConfigs, type ConfiguredType, typeName } from './bankConfig.ts';
export { presentSolution, presentQuestion, readMaterials, readPointNames } from './present.ts';
export { doneBy, readStatistics, readSubjects } from './bank.repo.ts';
export {
  type QuestionKind,
  papers,
  questionSubjects,
  paperQuestions,
  paperSections,
  questions,
  type BlankKey,
  type QuestionKey,
  knowledgePoints,
} from './bank.tables.ts';
export {
  type BankPaper,
  type BankQuestion,
  readBankQuestions,
  readBankContent,
  type BankContent,
} from './exportBank.repo.ts';
export {
  bankOf,
  countTypes,
  findUnfinishedPoint,
  findWeakPoints,
  readWeakPoints,
  isPractised,
  readPoints,
  type WeakPoint,
} from './chapter.repo.ts';
export { expectPoint } from './chapter.service.ts';
export { paperCache, type CachedPaper } from './paperCache.ts';
export {
  drawByRules,
  type RuleInput,
  type Drawable,
  drawOnTrial,
  findClosedIds,
  findDrawable,
  findOpenIds,
  drawingOrderOf,
  readPaperRules,
  removePaperRules,
  savePaperRule,
  type ShortRule,
} from './paperRules.service.ts';
export {
  readBankSubjects,
  readPaperQuestions,
  readPaperRows,
  readPointNamesOf,
  readPointRows,
  readQuestionKeys,
} from './school.repo.ts';
export {
  removePaperQuestion,
  removePapers,
  savePaper,
  savePaperQuestion,
  settlePapers,
} from './school.service.ts';

export {
  brokenTexOf,
  hideQuestions,
  removeBankSubjects,
  removePoints,
  removeQuestions,
  saveBankSubject,
  savePoint,
  saveQuestions,
  type QuestionValues,
} from './schoolBank.service.ts';

/** The question bank: subjects, papers, chapters and their counts. */
export const questionModule: Module = {
  name: 'question',
  routes: questionRoutes,
  setup: async ({ services, reserved, events }) =>
    services.provide(paperCache, await createPaperCache(reserved, events)),
};
