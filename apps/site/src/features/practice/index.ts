export { SavedQuestion } from './list/SavedQuestion.tsx';
export { MaterialText } from './question/MaterialText.tsx';
export {
  QUESTIONS_A_PAGE,
  type QuestionItem,
  type QuestionsState,
  readMaterials,
  readQuestion,
  readQuestions,
  readSolution,
  type SolutionItem,
} from './question/question.model.ts';
export { QuestionsPage, questionsQueryOf, useQuestionsQuery } from './list/QuestionsPage.tsx';
export { RecordSolutions } from './report/RecordSolutions.tsx';
export { TriedQuestion } from './list/TriedQuestion.tsx';
export * as questionList from './question/questionList.css.ts';
