export { PagedQuestions } from './question/PagedQuestions.tsx';
export { type QuestionItem, readMaterials, readQuestion, readSolution, readTexts, type SolutionItem } from './question/question.model.ts';
export { TriedQuestion } from './question/TriedQuestion.tsx';
export * as questionList from './question/questionList.css.ts';
