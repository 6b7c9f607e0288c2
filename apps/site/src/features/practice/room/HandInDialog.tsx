import { Button } from '@lectern/ui/Button';
import { Dialog } from '@lectern/ui/Dialog';
import { useTexts } from '@lectern/ui/locale';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { isAnswered, isPartlyFilled } from '../question/question.model.ts';
import * as css from './DoingPage.css.ts';
import { steadyNow } from './state/examClock.ts';
import { handIn, type HandInResult } from './state/handIn.store.ts';
import { type PaperQuestion, room } from './room.store.ts';
import { roomTexts } from './room.texts.ts';

interface HandInDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (id: string) => void;
}

/** Shows a summary of the paper before it is handed in. */
export function HandInDialog({ isOpen, onClose, onChoose }: HandInDialogProps) {
  const texts = useTexts(roomTexts);
  const { step, exam } = useSnapshot(room);
  const isEarly = exam !== undefined && isOpen && exam.handInFrom > steadyNow();
  const [result, setResult] = useState<HandInResult>('done');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.reviewTitle}
      actions={
        <>
          <Button onClick={onClose}>{texts.goOn}</Button>
          <Button
            variant="primary"
            disabled={isEarly}
            isBusy={step === 'handingIn'}
            onClick={() => void handIn().then(setResult)}
          >
            {texts.handInNow}
          </Button>
        </>
      }
    >
      <Findings onChoose={onChoose} />
      {isEarly && (
        <p className={css.finding}>{texts.notYet(Math.ceil((exam.handInFrom - steadyNow()) / 60_000))}</p>
      )}
      {result !== 'done' && (
        <p role="alert" className={css.problem}>
          {result === 'offline' ? texts.offline : texts.refused}
        </p>
      )}
    </Dialog>
  );
}

/** Lists unanswered, partly filled and marked questions; nothing is counted while the dialog is closed. */
function Findings({ onChoose }: Pick<HandInDialogProps, 'onChoose'>) {
  const texts = useTexts(roomTexts);
  const { paper, answers, marked } = useSnapshot(room);
  const questions = paper.sheets.flatMap((sheet) => sheet.questions);
  const unanswered = questions.filter(({ id }) => !isAnswered(answers[id]));
  const partly = questions.filter((question) => isPartlyFilled(question, answers[question.id]));
  const markedOnes = questions.filter(({ id }) => marked[id] === true);

  const numbers = (title: string, some: readonly PaperQuestion[]) =>
    some.length > 0 && (
      <>
        <p className={css.finding}>{title}</p>
        <div className={css.numbers}>
          {some.map(({ id, number }) => (
            <Button key={id} size="small" aria-label={texts.question(number)} onClick={() => onChoose(id)}>
              {number}
            </Button>
          ))}
        </div>
      </>
    );
  return (
    <>
      {unanswered.length === 0 && partly.length === 0 && <p className={css.finding}>{texts.allAnswered}</p>}
      {numbers(texts.unanswered(unanswered.length), unanswered)}
      {numbers(texts.partlyFilled(partly.length), partly)}
      {numbers(texts.markedOnes(markedOnes.length), markedOnes)}
    </>
  );
}
