import { Card } from '@lectern/ui/Card';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { Inline } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { ScoreRing } from '@lectern/ui/ScoreRing';
import { useId } from 'react';
import { useSnapshot } from 'valtio/react';
import { ports } from '../../../shared/ports.ts';
import { enterExercise, exerciseStart } from '../../../shared/routes/enterExercise.ts';
import { reportHref } from '../../../shared/routes/pages.ts';
import { dueIn, type Homework, isOpen } from '../homework.model.ts';
import { startPaper } from './paper.store.ts';
import * as css from './work.css.ts';
import { workTexts } from './work.texts.ts';

export interface PaperPartProps {
  readonly homework: Homework;
  /** Whether it may still be handed in after its due time. */
  readonly takesLate: boolean;
}

/** The button that opens a piece of homework's paper, and its score once it is handed in. */
export function PaperPart({ homework, takesLate }: PaperPartProps) {
  const texts = useTexts(workTexts);
  const name = useId();
  const { of: starting } = useSnapshot(exerciseStart);
  const { paperId, recordId, state, score, totalScore } = homework;
  if (state === 'marked') {
    return (
      <Card as="section" padding="large" gap="x6" className={css.result} aria-label={texts.paperScore}>
        <ScoreRing score={score ?? Number.NaN} total={totalScore} size={144} />
        <div className={css.body}>
          <p className={css.help}>{texts.paperDone}</p>
          <Inline gap="x3">
            <ButtonLink variant="primary" href={reportHref(recordId)}>
              {texts.report}
            </ButtonLink>
          </Inline>
        </div>
      </Card>
    );
  }
  if (!isOpen(homework))
    return (
      <Card as="p" padding="large">
        {texts.closedEmpty}
      </Card>
    );
  const isBegun = state === 'draft';
  return (
    <Card as="section" padding="large" gap="x4" aria-labelledby={name}>
      <h2 id={name} className={css.heading}>
        {texts.paper}
      </h2>
      {takesLate && dueIn(homework, ports.now()) === 'over' && <p className={css.note}>{texts.lateNow}</p>}
      <p className={css.help}>{isBegun ? texts.paperOpen : texts.paperHelp}</p>
      <Inline gap="x3">
        <Button
          variant="primary"
          isBusy={starting === paperId}
          onClick={() => void enterExercise(startPaper(paperId), texts.notStarted)}
        >
          {isBegun ? texts.goOn : texts.startPaper}
        </Button>
      </Inline>
    </Card>
  );
}
