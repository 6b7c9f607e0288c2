import { QuestionCard } from '@lectern/ui/QuestionCard';
import { RichText } from '@lectern/ui/RichText';
import { useState } from 'react';
import { drawFormula } from '../../../shared/formula/drawFormula.ts';
import { Explained, shownKey } from '../report/GradedCard.tsx';
import { useOptions } from '../room/paper/PaperQuestionCard.tsx';
import type { QuestionItem, SolutionItem } from '../question/question.model.ts';

interface TriedQuestionProps {
  readonly question: QuestionItem;
  readonly number: number;
  /** Shown below the question; without it only the question is shown, to think about first. */
  readonly solution?: SolutionItem | undefined;
  /**
   * Shown beside the solution as the student's own answer.
   * @defaultValue what was tried here
   */
  readonly answer?: readonly string[];
  /**
   * Called with the tried answer, if the parent holds it in `answer`.
   * @defaultValue the answer is held here
   */
  readonly onAnswer?: (answer: string[]) => void;
}

/** A question outside an exercise; an answer tried here is not saved, unless the parent does so. */
export function TriedQuestion({ question, number, solution, answer, onAnswer }: TriedQuestionProps) {
  const options = useOptions(question);
  const [tried, setTried] = useState<readonly string[]>([]);
  return (
    <QuestionCard
      number={number}
      kind={question.kind}
      stem={<RichText html={question.stemHtml} />}
      options={options}
      blankCount={question.blankCount}
      drawFormula={drawFormula}
      {...(solution === undefined
        ? { value: (onAnswer && answer) ?? tried, onChange: onAnswer ?? setTried }
        : {
            value: answer ?? tried,
            review: {
              answer: solution.key,
              ...shownKey(question.kind, solution),
              explanation: <Explained solution={solution} />,
            },
          })}
    />
  );
}
