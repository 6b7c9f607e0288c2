import type { SceneCode } from '@lectern/sdk/endpoints/studentInfo';
import { Button } from '@lectern/ui/Button';
import { CompleteInfoDialog, InfoDialog, type CompleteInfoIn } from '@lectern/ui/dialogs';
import { EmptyState } from '@lectern/ui/EmptyState';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { createTransport } from '../../upload/upload.store.ts';
import { informationTexts } from './information.texts.ts';
import { loadQuestions, questions, saveQuestions } from './questions.store.ts';

export interface QuestionsDialogProps {
  /** What the student is about to do: 2 buy, 3 study, 4 take an exam (specification 9). */
  readonly scene: SceneCode;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Carries the attachments and pictures of the school's own fields. */
const transport = createTransport('studentInfo');

/** The complete-information dialog with the school's questions (specification 2.3). */
export function QuestionsDialog({ scene, onSaved, onClose }: QuestionsDialogProps) {
  const texts = useTexts(informationTexts);
  const { status, current, isBusy } = useSnapshot(questions);

  useEffect(() => void loadQuestions(scene), [scene]);

  if (status !== 'ready') {
    return (
      <InfoDialog isOpen onClose={onClose}>
        {status === 'failed' ? (
          <EmptyState
            type="blank"
            title={texts.failed}
            action={<Button onClick={() => void loadQuestions(scene)}>{texts.retry}</Button>}
          />
        ) : (
          <div aria-busy>
            <Skeleton shape="box" height="200px" />
          </div>
        )}
      </InfoDialog>
    );
  }
  const handleSubmit = async (answers: CompleteInfoIn) => {
    if (await saveQuestions(scene, answers)) onSaved();
  };
  return (
    <CompleteInfoDialog
      isOpen
      scene={scene}
      {...current}
      transport={transport}
      isBusy={isBusy}
      onSubmit={(answers) => void handleSubmit(answers)}
      onClose={onClose}
    />
  );
}
