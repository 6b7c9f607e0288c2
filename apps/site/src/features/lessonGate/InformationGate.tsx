import { InfoDialog } from '@lectern/ui/dialogs';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { toast } from '../../shared/overlays/toast.ts';
import { InformationForm } from '../studentInfo/index.ts';
import { answerGate, isWaitingAt, lessonGate } from './lessonGate.store.ts';
import { lessonGateTexts } from './lessonGate.texts.ts';

/** The third gate: information about the student that the school still lacks. */
export function InformationGate() {
  const texts = useTexts(lessonGateTexts);
  const { machine } = useSnapshot(lessonGate);
  if (!isWaitingAt(machine, 'information')) return null;

  const handleSaved = () => {
    toast(texts.informationSaved, { tone: 'success' });
    answerGate('done');
  };
  const handleClose = () => answerGate('cancel');
  return (
    <InfoDialog isOpen onClose={handleClose} description={texts.informationWhy}>
      <InformationForm onSaved={handleSaved} onCancel={handleClose} />
    </InfoDialog>
  );
}
