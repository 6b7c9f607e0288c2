import { FacePromptDialog, FaceVerifyDialog } from '@lectern/ui/dialogs';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useHashPath } from '../../shared/routes/hashLocation.ts';
import {
  correct,
  faceState,
  cancelFaceCheck,
  loadResult,
  hideQuestion,
  submitIdentity,
  tryAgain,
} from './face.store.ts';

/** The dialogs of a face check: the student's identity, and whether the recognition is finished. */
export function FaceCheck() {
  const { machine, name, identityId, isVerified, isAside, isBusy } = useSnapshot(faceState);
  const { step } = machine;
  const [path] = useHashPath();
  // The check belongs to the page that is being left, even while its dialog is hidden.
  useEffect(() => cancelFaceCheck, [path]);
  if (step === 'identity') {
    return (
      <FaceVerifyDialog
        isOpen
        name={name}
        identityId={identityId}
        isBusy={isBusy}
        onConfirm={(identity) => void submitIdentity(identity)}
        onClose={cancelFaceCheck}
      />
    );
  }
  if (isAside) return null;
  if (step !== 'recognising' && step !== 'judging' && step !== 'confirming') return null;
  return (
    <FacePromptDialog
      isOpen
      state={step === 'confirming' ? 'failed' : 'waiting'}
      isBusy={isBusy}
      onDone={() => void loadResult()}
      onNotYet={hideQuestion}
      onAgain={() => void tryAgain()}
      onCorrect={isVerified ? undefined : correct}
      onCancel={cancelFaceCheck}
    />
  );
}
