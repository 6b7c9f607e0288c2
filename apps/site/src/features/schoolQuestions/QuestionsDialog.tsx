import { CompleteInfoDialog } from '@lectern/ui/dialogs';
import { useTexts } from '@lectern/ui/locale';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useHashPath } from '../../shared/routes/hashLocation.ts';
import { createTransport } from '../../shared/upload/upload.store.ts';
import { useUploadBlock } from '../../shared/upload/useUploadBlock.ts';
import { storeQuestionsDraft } from './questions.draft.ts';
import { cancelQuestions, loadQuestions, questions, saveQuestions } from './questions.store.ts';
import { schoolQuestionsTexts } from './schoolQuestions.texts.ts';
import { DetailStates } from '../../shared/page/detail/DetailPage.tsx';

/** Uploads the attachments and pictures of the school's own fields. */
const transport = createTransport('studentInfo');

/** The complete-information dialog with the school's questions, open while a scene asks them. */
export function QuestionsDialog() {
  const { scene } = useSnapshot(questions);
  return scene === undefined ? null : <SceneDialog key={scene} scene={scene} />;
}

function SceneDialog({ scene }: { readonly scene: NonNullable<(typeof questions)['scene']> }) {
  const texts = useTexts(schoolQuestionsTexts);
  const { status, current, isBusy } = useSnapshot(questions);
  const uploadBlockedReason = useUploadBlock();
  const [path] = useHashPath();
  const [openedAt] = useState(path);

  useEffect(() => {
    // The page that asked was left.
    if (path !== openedAt) cancelQuestions();
  }, [path, openedAt]);

  if (status !== 'ready') {
    return (
      <CompleteInfoDialog isOpen scene={scene} onSubmit={cancelQuestions} onClose={cancelQuestions}>
        <DetailStates
          status={status}
          value={undefined}
          type="blank"
          failed={texts.failed}
          onRetry={() => void loadQuestions(scene)}
          skeleton="200px"
        >
          {() => null}
        </DetailStates>
      </CompleteInfoDialog>
    );
  }
  return (
    <CompleteInfoDialog
      isOpen
      scene={scene}
      {...current}
      onDraft={storeQuestionsDraft}
      transport={transport}
      {...(uploadBlockedReason !== undefined && { uploadBlockedReason })}
      isBusy={isBusy}
      onSubmit={(answers) => void saveQuestions(scene, answers)}
      onClose={cancelQuestions}
    />
  );
}
