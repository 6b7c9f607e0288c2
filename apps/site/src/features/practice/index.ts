export { Explained, shownKey } from './JudgedCard.tsx';
export { useOptions } from './AskedCard.tsx';
export { type QuestionItem, readMaterials, readQuestion, readSolution, readTexts, type SolutionItem } from './question.model.ts';
export { RichText } from './RichText.tsx';
