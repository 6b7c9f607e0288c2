export { type QuestionItem, readMaterials, readQuestion, readSolution, readTexts, type SolutionItem } from './question.model.ts';
export { RichText } from './RichText.tsx';
export { TriedQuestion } from './TriedQuestion.tsx';
export * as questionList from './questionList.css.ts';
