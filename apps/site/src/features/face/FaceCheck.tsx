import { FacePromptDialog, FaceVerifyDialog } from '@lectern/ui/dialogs';
import { useSnapshot } from 'valtio/react';
import { faceState, giveUp, judge, submitIdentity, tryAgain } from './face.store.ts';

/** The dialogs of a face check (specification 2.3): who it is, and whether the recognition is finished. */
export function FaceCheck() {
  const { machine, name, identityId, isBusy } = useSnapshot(faceState);
  const { step } = machine;
  if (step === 'identity') {
    return (
      <FaceVerifyDialog
        isOpen
        name={name}
        identityId={identityId}
        isBusy={isBusy}
        onConfirm={(identity) => void submitIdentity(identity)}
        onClose={giveUp}
      />
    );
  }
  if (step !== 'recognising' && step !== 'judging' && step !== 'confirming') return null;
  return (
    <FacePromptDialog
      isOpen
      state={step === 'confirming' ? 'failed' : 'waiting'}
      isBusy={isBusy}
      onDone={() => void judge()}
      onAgain={() => void tryAgain()}
      onCancel={giveUp}
    />
  );
}
