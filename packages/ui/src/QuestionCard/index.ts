export { QuestionCard } from './QuestionCard.tsx';
export type { QuestionCardProps, QuestionOption, QuestionReview } from './QuestionCard.tsx';
export type { QuestionKind } from './QuestionCard.texts.ts';
