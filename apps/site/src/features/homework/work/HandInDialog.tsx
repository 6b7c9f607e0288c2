import { Button } from '@lectern/ui/Button';
import { Dialog } from '@lectern/ui/Dialog';
import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { draft, handIn } from './draft.store.ts';
import { ports } from '../../../shared/ports.ts';
import { dueIn, type Work } from '../homework.model.ts';
import * as css from './work.css.ts';
import { workTexts } from './work.texts.ts';
import { WorkText } from './WorkText.tsx';

export interface HandInDialogProps {
  /** The work as the teacher will see it; the dialog is closed while undefined. */
  readonly work: Work | undefined;
  readonly onClose: () => void;
}

/** Shows what is about to be handed in, and asks for confirmation. */
export function HandInDialog({ work, onClose }: HandInDialogProps) {
  const texts = useTexts(workTexts);
  const { isHandingIn } = useSnapshot(draft);
  const [problem, setProblem] = useState('');
  const mayReplace =
    work !== undefined && work.homework.dueAt !== '' && dueIn(work.homework, ports.now()) !== 'over';
  const handleHandIn = async () => {
    const outcome = await handIn();
    setProblem(outcome.isDone ? '' : outcome.message);
  };
  const handleClose = () => {
    setProblem('');
    onClose();
  };
  return (
    <Dialog
      isOpen={work !== undefined}
      onClose={handleClose}
      title={texts.handInTitle}
      description={mayReplace ? texts.handInHelpOpen : texts.handInHelp}
      width={643}
      actions={
        <>
          <Button onClick={handleClose}>{texts.handInNo}</Button>
          <Button variant="primary" isBusy={isHandingIn} onClick={() => void handleHandIn()}>
            {texts.handInYes}
          </Button>
        </>
      }
    >
      <Stack gap="x2">{work !== undefined && <WorkText work={work} />}</Stack>
      <div role="alert">{problem !== '' && <p className={css.problem}>{problem}</p>}</div>
    </Dialog>
  );
}
