import { QuestionCard } from '@lectern/ui/QuestionCard';
import { useState } from 'react';
import { useOptions } from './AskedCard.tsx';
import { Explained, shownKey } from './JudgedCard.tsx';
import type { QuestionItem, SolutionItem } from './question.model.ts';
import { RichText } from './RichText.tsx';

interface TriedQuestionProps {
  readonly question: QuestionItem;
  readonly number: number;
  /** Shown with the answer below; without it the question stands alone, to be thought over first. */
  readonly solution?: SolutionItem | undefined;
  /** What stands beside the solution as the student's own answer. @defaultValue what was tried here */
  readonly answer?: readonly string[];
}

/** A question outside an exercise; an answer tried here is not kept, it is for thinking. */
export function TriedQuestion({ question, number, solution, answer }: TriedQuestionProps) {
  const options = useOptions(question);
  const [tried, setTried] = useState<readonly string[]>([]);
  return (
    <QuestionCard
      number={number}
      kind={question.kind}
      stem={<RichText html={question.stemHtml} />}
      options={options}
      blankCount={question.blankCount}
      {...(solution === undefined
        ? { value: tried, onChange: setTried }
        : {
            value: answer ?? tried,
            review: { answer: solution.key, ...shownKey(question.kind, solution), explanation: <Explained solution={solution} /> },
          })}
    />
  );
}
