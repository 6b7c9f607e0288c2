import { Button } from '@lectern/ui/Button';
import { EditIcon, FlagIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import { QuestionCard, type QuestionOption } from '@lectern/ui/QuestionCard';
import { RichText } from '@lectern/ui/RichText';
import { memo, useMemo } from 'react';
import { drawFormula } from '../../../../shared/formula/drawFormula.ts';
import type { QuestionItem } from '../../question/question.model.ts';
import { tool } from '../DoingPage.css.ts';
import { STEM } from '../tools/highlights.ts';
import { NoteField } from '../tools/NoteField.tsx';
import { answerQuestion, type PaperQuestion, chooseOptions, toggleMark } from '../room.store.ts';
import { roomTexts } from '../room.texts.ts';
import { NO_SIGN, type SignItem } from '../state/sign.model.ts';
import { ruleOut, toggleNote } from '../tools/tools.store.ts';
import { toolsTexts } from '../tools/tools.texts.ts';

/** Returns the options of a question; a true-or-false question has two fixed ones. */
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

interface PaperQuestionCardProps {
  readonly question: PaperQuestion;
  readonly answer: readonly string[];
  readonly isMarked: boolean;
  /**
   * The student's notes and markings on the question.
   * @defaultValue nothing
   */
  readonly sign?: SignItem | undefined;
  /** Whether options can be ruled out. */
  readonly isStriking: boolean;
  /** Whether its note is open; undefined if the student has not decided, so that it is open if there is a note. */
  readonly isNoting: boolean | undefined;
}

/** A question of the room, which re-renders only when its own answer or notes change. */
export const PaperQuestionCard = memo(function PaperQuestionCard({
  question,
  answer,
  isMarked,
  sign = NO_SIGN,
  isStriking,
  isNoting,
}: PaperQuestionCardProps) {
  const texts = useTexts(roomTexts);
  const toolTexts = useTexts(toolsTexts);
  const options = useOptions(question);
  const isTyped = question.kind === 'blank' || question.kind === 'open';
  const isNoteOpen = isNoting ?? sign.note !== '';
  return (
    <>
      <QuestionCard
        number={question.number}
        kind={question.kind}
        points={question.score}
        stem={
          <div {...{ [STEM]: question.id }}>
            <RichText html={question.stemHtml} />
          </div>
        }
        options={options}
        blankCount={question.blankCount}
        value={answer}
        drawFormula={drawFormula}
        onChange={(value) => (isTyped ? answerQuestion : chooseOptions)(question.id, value)}
        struck={sign.struck}
        {...(isStriking && { onStrike: (id: string) => ruleOut(question.id, id) })}
        tools={
          <>
            <Button
              className={tool}
              variant="quiet"
              size="small"
              aria-expanded={isNoteOpen}
              onClick={() => toggleNote(question.id)}
            >
              <EditIcon /> {toolTexts.note}
            </Button>
            <Button
              className={tool}
              variant="quiet"
              size="small"
              aria-pressed={isMarked}
              onClick={() => toggleMark(question.id)}
            >
              <FlagIcon /> {isMarked ? texts.unmark : texts.mark}
            </Button>
          </>
        }
      />
      {isNoteOpen && <NoteField questionId={question.id} note={sign.note} isJustOpened={isNoting === true} />}
    </>
  );
});
