export { KeptQuestion } from './question/KeptQuestion.tsx';
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
export { QuestionsPage, questionsPlace, useQuestionsPlace } from './question/QuestionsPage.tsx';
export { RecordSolutions } from './report/RecordSolutions.tsx';
export { TriedQuestion } from './question/TriedQuestion.tsx';
export * as questionList from './question/questionList.css.ts';
