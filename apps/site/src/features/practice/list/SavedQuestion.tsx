import { Button } from '@lectern/ui/Button';
import { Inline } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { useState, type ReactNode } from 'react';
import { MaterialText } from '../question/MaterialText.tsx';
import type { QuestionItem, SolutionItem } from '../question/question.model.ts';
import { questionTexts } from '../question/question.texts.ts';
import * as css from '../question/questionList.css.ts';
import { TriedQuestion } from './TriedQuestion.tsx';

export interface SavedQuestionProps {
  readonly question: QuestionItem & { readonly subjectName: string };
  readonly number: number;
  readonly materialHtml: string;
  /** Facts shown with its subject: when it was collected, how often it was answered wrong. */
  readonly facts: ReactNode;
  /** Its solution, or the reason why it cannot be seen yet. */
  readonly solution: SolutionItem | string;
  /**
   * Shown beside the solution as the student's own answer.
   * @defaultValue what was tried here
   */
  readonly answer?: readonly string[];
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** A question in a student's collection. Its solution stays folded, so that the student can think first. */
export function SavedQuestion({
  question,
  number,
  materialHtml,
  facts,
  solution,
  answer,
  removeLabel,
  onRemove,
}: SavedQuestionProps) {
  const texts = useTexts(questionTexts);
  const [isOpen, setOpen] = useState(false);
  const isClosed = typeof solution === 'string';
  return (
    <article className={css.entry}>
      <p className={css.meta}>
        <span>{question.subjectName}</span>
        {facts}
      </p>
      <MaterialText html={materialHtml} />
      <TriedQuestion
        question={question}
        number={number}
        {...(isOpen && !isClosed && { solution, ...(answer !== undefined && { answer }) })}
      />
      <Inline gap="x3" align="stretch">
        {isClosed && <p className={css.meta}>{solution}</p>}
        {!isClosed && !isOpen && (
          <Button size="small" onClick={() => setOpen(true)}>
            {texts.solution}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onRemove}>
          {removeLabel}
        </Button>
      </Inline>
    </article>
  );
}
