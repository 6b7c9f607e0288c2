import { Button } from '@lectern/ui/Button';
import { FlagIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import { QuestionCard, type QuestionOption } from '@lectern/ui/QuestionCard';
import { memo, useMemo } from 'react';
import type { QuestionItem } from './question.model.ts';
import { RichText } from './RichText.tsx';
import { answerQuestion, type AskedQuestion, toggleMark } from './room.store.ts';
import { roomTexts } from './room.texts.ts';

/** The options of a question for the card; a judgement has two of its own. */
export function useOptions(question: QuestionItem): readonly QuestionOption[] {
  const texts = useTexts(roomTexts);
  return useMemo(
    () =>
      question.kind === 'judge'
        ? [
            { id: 'true', content: texts.right },
            { id: 'false', content: texts.wrong },
          ]
        : question.options.map(({ id, html }) => ({ id, content: <RichText html={html} isInline /> })),
    [question, texts],
  );
}

interface AskedCardProps {
  readonly question: AskedQuestion;
  readonly answer: readonly string[];
  readonly isMarked: boolean;
}

/** A question of the room; only a change of its own answer draws it anew. */
export const AskedCard = memo(function AskedCard({ question, answer, isMarked }: AskedCardProps) {
  const texts = useTexts(roomTexts);
  const options = useOptions(question);
  return (
    <QuestionCard
      number={question.number}
      kind={question.kind}
      points={question.score}
      stem={<RichText html={question.stemHtml} />}
      options={options}
      blankCount={question.blankCount}
      value={answer}
      onChange={(value) => answerQuestion(question.id, value)}
      tools={
        <Button variant="quiet" size="small" aria-pressed={isMarked} onClick={() => toggleMark(question.id)}>
          <FlagIcon /> {isMarked ? texts.unmark : texts.mark}
        </Button>
      }
    />
  );
});
